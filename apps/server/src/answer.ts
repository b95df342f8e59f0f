import type { IncomingMessage, ServerResponse } from 'node:http';
import { HTML, JSON_TYPE } from './content-type.ts';
import { type ErrorStatus, errorPage } from './error-page.ts';
import { NEVER_STORE, REVALIDATE, SECURITY_HEADERS } from './headers.ts';
import { requestPath } from './request-path.ts';
import { staticFile, stillHolds } from './static-files.ts';

/** Answers one request from the files of a folder. */
export async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendError(response, 405);
  }
  const path = requestPath(request.url ?? '');
  if (path === undefined) return sendError(response, 400);
  if (path === '/health') return send(response, 200, JSON_TYPE, NEVER_STORE, '{"ok":true}');

  const file = await staticFile(root, path);
  if (file === undefined) return sendError(response, 404);
  response.setHeader('ETag', file.etag);
  if (stillHolds(request.headers['if-none-match'], file.etag)) return sendUnchanged(response);
  send(response, 200, file.type, REVALIDATE, file.body);
}

export function sendError(response: ServerResponse, status: ErrorStatus): void {
  send(response, status, HTML, NEVER_STORE, errorPage(status));
}

function sendUnchanged(response: ServerResponse): void {
  response.writeHead(304, { ...SECURITY_HEADERS, 'Cache-Control': REVALIDATE }).end();
}

function send(response: ServerResponse, status: number, type: string, caching: string, body: string | Buffer): void {
  response
    .writeHead(status, {
      ...SECURITY_HEADERS,
      'Cache-Control': caching,
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
    })
    .end(body);
}
