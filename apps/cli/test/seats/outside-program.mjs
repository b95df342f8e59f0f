/** A program that plays a seat, well or badly: what it does is its argument. */
import { createInterface } from 'node:readline';

const [how = 'first'] = process.argv.slice(2);
const say = message => process.stdout.write(`${JSON.stringify(message)}\n`);

let told = () => undefined;

const WAYS = {
  first: ({ id }) => say({ id, index: 0 }),
  last: ({ id, params }) => say({ id, action: params.any }),
  outside: ({ id, params }) => say({ id, index: params.actions.length }),
  illegal: ({ id }) => say({ id, action: { type: 'fly' } }),
  // Asks back first, and answers with what it was asked about once it has been told.
  asking: ({ id, params }) => {
    told = () => say({ id, index: 0 });
    say({ ask: id, method: 'odds', params: { action: params.actions[0] } });
  },
  babble: () => process.stdout.write('I would rather not\n'),
  // An answer to the question before comes too late, and so does everything from a program that only listens.
  slow: ({ id }) => say({ id: id - 1, index: 0 }),
  crash: () => {
    throw new Error('cannot think');
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.method === 'choose') WAYS[how](message);
  if ('ask' in message) told();
}
