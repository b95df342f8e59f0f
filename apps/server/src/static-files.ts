import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { contentType } from './content-type.ts';

export interface StaticFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
}

/** What the file system says when nothing is to be had under a name. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/** The file of a folder that a decoded path names, or undefined when the folder has no such file to show. */
export async function staticFile(root: string, path: string): Promise<StaticFile | undefined> {
  if (isHidden(path)) return undefined;
  const name = path.endsWith('/') ? `${path}index.html` : path;
  const file = await fileInside(root, join(root, name));
  if (file === undefined) return undefined;
  const body = await readFile(file);
  return { body, type: contentType(file), etag: etagOf(body) };
}

/** A segment that begins with a dot is a hidden file or, as `..`, a way out of the folder. */
function isHidden(path: string): boolean {
  return path.split('/').some(segment => segment.startsWith('.'));
}

/** The real path of a regular file, unless a symbolic link leads out of the folder. */
async function fileInside(root: string, file: string): Promise<string | undefined> {
  try {
    const [realRoot, realFile] = await Promise.all([realpath(root), realpath(file)]);
    if (!realFile.startsWith(realRoot + sep)) return undefined;
    return (await stat(realFile)).isFile() ? realFile : undefined;
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && ABSENT.has(error.code);
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`;
}

/** Whether the copy that an If-None-Match header speaks of is still the current one. */
export function stillHolds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
