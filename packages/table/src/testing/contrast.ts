type Colour = readonly [red: number, green: number, blue: number];

/** Reads a computed colour, which browsers write as rgb(r, g, b). */
function colour(css: string): Colour {
  const [red, green, blue, ...rest] = (css.match(/[\d.]+/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined || rest.length > 0) {
    throw new Error(`not an opaque colour: ${css}`);
  }
  return [red, green, blue];
}

/** WCAG 2.2, relative luminance. */
function luminance([red, green, blue]: Colour): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2, contrast ratio of two computed colours: 1 for the same, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colour(one)), luminance(colour(other))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
