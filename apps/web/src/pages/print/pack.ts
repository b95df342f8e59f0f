export interface Placed<T> {
  readonly item: T;
  /** How much smaller than it is it must be to fit on its page. */
  readonly scale: number;
}

/** Puts things one below the other on pages of a height; what is higher than a page is made smaller. */
export function pack<T>(items: readonly T[], heights: readonly number[], page: number, gap: number): Placed<T>[][] {
  const pages: Placed<T>[][] = [];
  let left = 0;
  items.forEach((item, place) => {
    const height = heights[place] ?? 0;
    const scale = Math.min(1, page / height);
    const used = height * scale + gap;
    const current = pages.at(-1);
    if (current && used <= left + gap) {
      current.push({ item, scale });
      left -= used;
    } else {
      pages.push([{ item, scale }]);
      left = page - used;
    }
  });
  return pages;
}
