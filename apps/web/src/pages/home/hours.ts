/** Minutes as hours: 30 is "½", 90 is "1½". */
export function hours(minutes: number): string {
  const whole = Math.floor(minutes / 60);
  const half = minutes % 60 >= 30 ? '½' : '';
  return whole === 0 ? half : `${whole}${half}`;
}
