/** Who played a match saved by name, kept beside it: the record tells what was done, not by whom. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { readJson, writeWhole } from '../../files.ts';
import { matchesFolder } from '../../matches.ts';

const SeatedSchema = Type.Object({ seat: Type.Array(Type.String()), bots: Type.String() });

/** As the options `--seat` and `--bots` say it. */
export interface Seated {
  readonly seat: readonly string[];
  readonly bots: string;
}

const beside = (file: string): string => `${file}.seats`;

export function keepSeated(file: string, { seat, bots }: Seated): void {
  if (dirname(file) === matchesFolder()) writeWhole(beside(file), `${JSON.stringify({ seat, bots })}\n`);
}

/** Nothing where nobody kept it. */
export function seatedAt(file: string): Seated | undefined {
  if (!existsSync(beside(file))) return undefined;
  const seated = readJson(beside(file));
  return Check(SeatedSchema, seated) ? seated : undefined;
}
