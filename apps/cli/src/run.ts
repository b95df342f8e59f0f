import { leaveQuietlyOnBrokenPipe } from './print/io.ts';
import type { GamesModule } from './registry.ts';

/**
 * Runs one command line and tells its exit code. What a command does not need is not loaded: an engine is started often.
 */
export async function run(args: readonly string[], games: GamesModule): Promise<number> {
  leaveQuietlyOnBrokenPipe();
  if (args.length === 1 && args[0] === 'engine') {
    const { engine } = await import('./commands/engine.ts');
    return engine(games);
  }
  const { runProgram } = await import('./program.ts');
  return runProgram(args, games);
}
