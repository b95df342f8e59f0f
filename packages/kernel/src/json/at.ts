/** The item that must be there. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} among ${items.length}`);
  return item;
}
