/** A command as its words: quotes of either kind keep spaces together, nothing else is special. */
export function wordsOfCommand(command: string): string[] {
  return [...command.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*'|["'])+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, (_, double?: string, single?: string) => double ?? single ?? ''),
  );
}

/** Whether somebody named for a seat is a program: names of bots have neither spaces nor the marks of a path. */
export const isCommand = (who: string): boolean => /[\s./\\]/.test(who.trim());
