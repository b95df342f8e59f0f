/** Scripts for shells, made from the commands as they are: what can be typed next. */
import type { Command } from 'commander';
import { thisProgram } from '../command-line.ts';
import { BY_NPX, bash, zsh } from '../completion/bash.ts';
import { fish } from '../completion/fish.ts';
import { completed } from '../completion/words.ts';
import type { Context } from '../context.ts';
import { out } from '../print/io.ts';
import { OK } from '../words/failure.ts';

export type Shell = 'bash' | 'zsh' | 'fish';

export function completion({ registry }: Context, shell: Shell, root: Command): number {
  const told = completed(registry, root);
  const names = `${thisProgram()} matches --names`;
  out(shell === 'fish' ? fish(told, names) : shell === 'zsh' ? zsh(told, names) : `${bash(told, names)}\n${BY_NPX}`);
  return OK;
}
