import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends bytes that no well-behaved client would send, and gives back all that the server answers. */
export async function rawRequest(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(Buffer.from(bytes, 'latin1'));
  return text(socket);
}

export function rawGet(port: number, target: string): Promise<string> {
  return rawRequest(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
}

export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}
