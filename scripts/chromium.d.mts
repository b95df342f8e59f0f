export const ARGUMENTS: string[];
export function findChromium(): string | undefined;
export function requireChromium(): string;
export function quickestChromium(): string;
export function ensureChromium(options: { say: (line: string) => void }): Promise<void>;
