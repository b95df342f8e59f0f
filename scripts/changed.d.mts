export function changedSinceMain(): string[];
export function testsConcerned(files: readonly string[]): string[];
