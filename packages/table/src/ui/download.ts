/** Hands the browser a file of JSON to save. */
export function download(json: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${json}\n`], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The download has begun by then; at once would be too soon for some browsers.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
