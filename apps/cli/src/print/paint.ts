import pc from 'picocolors';

export type Paint = Pick<
  typeof pc,
  'bold' | 'dim' | 'cyan' | 'yellow' | 'green' | 'red' | 'blue' | 'magenta' | 'inverse' | 'isColorSupported'
>;

/** Colours for a terminal, and for a terminal only: not for a pipe, even where a build machine would ask for them. */
export const paintFor = (wanted: boolean): Paint =>
  pc.createColors(wanted && process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb');
