import { leaveQuietlyOnBrokenPipe } from './print/io.ts';

/**
 * Runs one command line and tells its exit code. `registryUrl` is the module that exports the games as `registry`:
 * worker threads import it too. What a command does not need is not loaded: an engine is started often.
 */
export async function run(args: readonly string[], registryUrl: URL): Promise<number> {
  leaveQuietlyOnBrokenPipe();
  if (args.length === 1 && args[0] === 'engine') {
    const { engine } = await import('./commands/engine.ts');
    return engine(registryUrl);
  }
  const { runProgram } = await import('./program.ts');
  return runProgram(args, registryUrl);
}
