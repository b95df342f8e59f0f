/**
 * The built command line, run again and again in one process: loading it takes longer than most of what it does. Each
 * command finds the folder, the environment and the streams that it is given, as it would in a process of its own.
 */
import { Readable, Writable } from 'node:stream';
import { gamesAt } from '../dist/registry.js';
import { run } from '../dist/run.js';

const home = process.cwd();

function collector() {
  const pieces = [];
  const stream = new Writable({
    decodeStrings: false,
    write(piece, _encoding, done) {
      pieces.push(piece);
      done();
    },
  });
  return { stream, text: () => pieces.join('') };
}

const surround = streams => {
  for (const [name, value] of Object.entries(streams)) Object.defineProperty(process, name, { value });
};

async function ran({ games, args, input, cwd, env }) {
  const [stdout, stderr] = [collector(), collector()];
  const stdin = Readable.from(input === '' ? [] : [Buffer.from(input)]);
  surround({ stdin, stdout: stdout.stream, stderr: stderr.stream });
  process.env = env;
  process.chdir(cwd ?? home);
  const code = await run(args, gamesAt(new URL(games)));
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

let last = Promise.resolve();

process.on('message', command => {
  last = last.then(async () => process.send(await ran(command)));
});
