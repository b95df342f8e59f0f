/** How a pack is written by hand: with comments, and with only as much as it changes. */
import { DEEPEST, measure } from '../json/bounds.ts';

/** A file with comments may be several times as long as what it means. */
const PACK_FILE_BOUNDS = { size: 5_000_000, depth: DEEPEST };

const COMMENT = '//';

/** A copy without the comments: fields whose names begin with `//` are for whoever reads the file. */
function withoutComments(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutComments);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith(COMMENT))
      .map(([key, item]) => [key, withoutComments(item)]),
  );
}

/** What a file means: comments are left out, and a pack that only changes single values need not name parts. */
export function packIn(value: unknown): unknown {
  const { beyond } = measure(value, PACK_FILE_BOUNDS);
  if (beyond) return value;
  const read = withoutComments(value);
  return typeof read === 'object' && read !== null && 'changes' in read && !('parts' in read)
    ? { ...read, parts: {} }
    : read;
}
