/** What options of several commands have in common. */
import { InvalidArgumentError, Option } from 'commander';
import { TEXT } from './words/text.ts';

export const language = (): Option => new Option('--lang <language>', 'the language').choices(Object.keys(TEXT));

export const gameOption = (): Option =>
  new Option('--option <name=value>', 'an option of the game (repeat for each)').argParser(collect).default([], 'none');

export const limitOption = (): Option =>
  new Option('--limit <ms>', 'milliseconds within which a program must answer')
    .argParser(wholeNumber(1))
    .default(10_000);

export const programLogOption = (): Option =>
  new Option('--program-log <file>', 'what programs at seats write to their standard error goes into this file');

export const collect = (value: string, before: readonly string[]): string[] => [...before, value];

export const wholeNumber =
  (least: number) =>
  (given: string): number => {
    if (/^\d+$/.test(given) && Number(given) >= least && Number.isSafeInteger(Number(given))) return Number(given);
    throw new InvalidArgumentError(`It is a whole number, at least ${least}.`);
  };
