/** The scheme and host that a client may put before the path of its request line (RFC 9112, absolute-form). */
const ORIGIN = /^https?:\/\/[^/?#]+/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
const NEVER_IN_A_PATH = /[\u0000-\u001f\u007f\\]/;

/** The decoded path of a request target, or undefined when the target is malformed. */
export function requestPath(target: string): string | undefined {
  const [raw = ''] = target.replace(ORIGIN, '').split(/[?#]/, 1);
  const path = decoded(raw);
  if (path === undefined || !path.startsWith('/') || NEVER_IN_A_PATH.test(path)) return undefined;
  return path;
}

function decoded(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}
