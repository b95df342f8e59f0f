import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Text of every kind; pictures and fonts are compressed already. */
const COMPRESSIBLE = /^(text\/|application\/(json|manifest\+json|wasm)|image\/svg\+xml)/;

/** Below this the headers weigh more than what is saved; above it a file is not worth the wait. */
const SMALLEST = 512;
const LARGEST = 16 * 2 ** 20;

/** Better than half a second's work would make it matters little: each file is compressed once and then kept. */
const BROTLI_QUALITY = 9;

const COMPRESS: Readonly<Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>>> = {
  br: body =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: promisify(gzip),
};

export const isCompressible = (type: string, body: Buffer): boolean =>
  COMPRESSIBLE.test(type) && body.length >= SMALLEST && body.length <= LARGEST;

/** The best encoding that an Accept-Encoding header allows. */
export function bestEncoding(accept: string | undefined): Encoding {
  const allowed = new Map((accept ?? '').split(',').map(weighed));
  const allows = (name: string): boolean => (allowed.get(name) ?? allowed.get('*') ?? 0) > 0;
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}

function weighed(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map(piece => piece.trim().toLowerCase());
  const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight) || 0];
}

/** Compressed bodies, so that each is made only once for each encoding. */
export class CompressedBodies {
  /** As many as a built table has files, a few times over. */
  static readonly #MOST = 1000;
  readonly #made = new Map<string, Promise<Buffer>>();

  /** `tag` tells bodies apart. */
  get(body: Buffer, tag: string, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    const key = `${encoding} ${tag}`;
    const known = this.#made.get(key);
    if (known) return known;
    if (this.#made.size >= CompressedBodies.#MOST) this.#made.clear();
    const made = COMPRESS[encoding](body);
    this.#made.set(key, made);
    return made;
  }
}
