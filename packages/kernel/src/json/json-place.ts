/** Where a text stops being JSON: `JSON.parse` does not always say. */
interface Place {
  line: number;
  column: number;
}

const SPACE = /[ \t\r\n]*/y;
const TOKEN =
  /[{}[\],:]|"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\p{Cc}]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

type Expected = 'value' | 'item' | 'key' | 'first-key' | 'colon' | 'more';

export function placeOfError(text: string): Place {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  for (let at = 0; ; ) {
    at = endOf(SPACE, text, at) ?? at;
    const end = endOf(TOKEN, text, at);
    if (end === undefined || (expected === 'more' && open.length === 0)) return placeAt(text, at);
    const next = following(text.slice(at, end), expected, open);
    if (!next) return placeAt(text, at);
    expected = next;
    at = end;
  }
}

/** What may come after this token; nothing when the token itself may not come. Keeps what is open. */
function following(token: string, expected: Expected, open: ('{' | '[')[]): Expected | undefined {
  const inside = open.at(-1);
  if (expected === 'colon') return token === ':' ? 'value' : undefined;
  if (expected === 'key' || (expected === 'first-key' && token !== '}'))
    return token.startsWith('"') ? 'colon' : undefined;
  if (token === '}' || token === ']') {
    const closes = token === '}' ? inside === '{' && expected !== 'value' : inside === '[' && expected !== 'value';
    if (!closes) return undefined;
    open.pop();
    return 'more';
  }
  if (expected === 'more') return token === ',' ? (inside === '{' ? 'key' : 'value') : undefined;
  if (token === ',' || token === ':') return undefined;
  if (token !== '{' && token !== '[') return 'more';
  open.push(token);
  return token === '{' ? 'first-key' : 'item';
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function placeAt(text: string, at: number): Place {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
