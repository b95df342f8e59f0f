import type { IncomingMessage, ServerResponse } from 'node:http';
import { HTML, JSON_TYPE } from './content-type.ts';
import { bestEncoding, CompressedBodies, isCompressible } from './encoding.ts';
import { type ErrorStatus, errorPage } from './error-page.ts';
import { cachingOf, NEVER_STORE, SECURITY_HEADERS } from './headers.ts';
import { requestPath } from './request-path.ts';
import { type StaticFile, staticFile, stillHolds } from './static-files.ts';

/** What one answer is made of. */
interface Answer {
  readonly status: number;
  readonly type: string;
  readonly caching: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

const compressed = new CompressedBodies();

/** Answers one request from the files of a folder. */
export async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendError(response, 405);
  }
  const path = requestPath(request.url ?? '');
  if (path === undefined) return sendError(response, 400);
  if (path === '/health')
    return send(response, { status: 200, type: JSON_TYPE, caching: NEVER_STORE, body: '{"ok":true}' });

  const file = await staticFile(root, path);
  if (file === undefined) return sendError(response, 404);
  const caching = cachingOf(path);
  response.setHeader('ETag', file.etag);
  if (stillHolds(request.headers['if-none-match'], file.etag)) return sendUnchanged(response, caching);
  send(response, { status: 200, type: file.type, caching, ...(await bodyFor(request, file)) });
}

/** The file's body as this client likes it best. */
async function bodyFor(
  request: IncomingMessage,
  { body, type, etag }: StaticFile,
): Promise<Pick<Answer, 'body' | 'headers'>> {
  if (!isCompressible(type, body)) return { body };
  const headers = { Vary: 'Accept-Encoding' };
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return { body, headers };
  return {
    body: await compressed.get(body, etag, encoding),
    // The same content, but not the same bytes: the tag is a weak one.
    headers: { ...headers, 'Content-Encoding': encoding, ETag: `W/${etag}` },
  };
}

export function sendError(response: ServerResponse, status: ErrorStatus): void {
  send(response, { status, type: HTML, caching: NEVER_STORE, body: errorPage(status) });
}

function sendUnchanged(response: ServerResponse, caching: string): void {
  response.writeHead(304, { ...SECURITY_HEADERS, 'Cache-Control': caching }).end();
}

function send(response: ServerResponse, { status, type, caching, body, headers }: Answer): void {
  response
    .writeHead(status, {
      ...SECURITY_HEADERS,
      ...headers,
      'Cache-Control': caching,
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
    })
    .end(body);
}
