import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

interface SourceFile {
  path: string;
  lines: readonly string[];
}

/** Finds where a game's code and data enforce a rule and its tests prove it. A game's files are read once. */
export class Citations {
  readonly #root: string;
  readonly #files = new Map<string, readonly SourceFile[]>();

  constructor(root: string = REPOSITORY) {
    this.#root = root;
  }

  /** `games/guelphs/src/shock.ts:42`, for every line that names the rule. */
  of(game: string, rule: string): string[] {
    const ruling = /\.R\d+$/.test(rule);
    const token = ruling ? rulingToken(rule) : wholeToken(rule);
    const sign = ruling ? rule.slice(rule.indexOf('.') + 1) : rule;
    return this.#filesOf(game).flatMap(({ path, lines }) =>
      lines.flatMap((line, index) => (line.includes(sign) && token.test(line) ? [`${path}:${index + 1}`] : [])),
    );
  }

  #filesOf(game: string): readonly SourceFile[] {
    const known = this.#files.get(game);
    if (known) return known;
    const files = ['src', 'data', 'bot', 'text', 'table', 'test'].flatMap(folder =>
      this.#filesIn(`games/${game}/${folder}`),
    );
    this.#files.set(game, files);
    return files;
  }

  #filesIn(folder: string): SourceFile[] {
    return citingFiles(join(this.#root, folder)).map(name => ({
      path: `${folder}/${name}`,
      lines: readFileSync(join(this.#root, folder, name), 'utf8').split('\n'),
    }));
  }
}

function citingFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(tsx?|json)$/.test(name))
      .map(name => name.replaceAll('\\', '/'))
      .sort();
  } catch {
    // A game installed without its sources cites nothing.
    return [];
  }
}

/** gg.R26 is cited by "R26" too, in its own game's files; a square of a map, 'R26', is not. */
function rulingToken(rule: string): RegExp {
  const [prefix, number] = rule.split('.');
  return new RegExp(`(?<![\\w.'"-])(?:${prefix}\\.)?${number}(?![\\w'"])`);
}

/** gg.10.6 is cited by "gg.10.6" and "(gg.10.6)." but not by "gg.10.6.2", "gg.10.6a" or "xgg.10.6". */
function wholeToken(rule: string): RegExp {
  const literal = rule.replace(/[.-]/g, '\\$&');
  return new RegExp(`(?<![A-Za-z0-9.\\-])${literal}(?![A-Za-z0-9]|[.\\-][A-Za-z0-9\\-])`);
}
