/** Everything the commands write passes here. */
export const out = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const err = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** A reader that has seen enough (`carroccio rules | head`) is no failure. */
export function leaveQuietlyOnBrokenPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

const WIDEST = 100;

/** How wide a line of prose may be. Only a terminal needs breaks: what is piped should stay easy to search. */
export const lineWidth = (): number =>
  process.stdout.isTTY ? Math.min(process.stdout.columns || WIDEST, WIDEST) : Number.POSITIVE_INFINITY;
