import jsonpatch from 'fast-json-patch';
import type { Patch } from '../match/record.ts';

/** What to change in one value to have the other: a JSON Patch (RFC 6902). */
export const differences = (before: object, after: object): Patch => jsonpatch.compare(before, after).filter(isKept);

/** A comparison asks for nothing and tests nothing. */
const isKept = (operation: { op: string }): operation is Patch[number] => operation.op !== '_get';

/** A copy of the value with the changes made. */
export const changed = <T extends object>(before: T, patch: Patch): T =>
  jsonpatch.applyPatch(before, patch, false, false).newDocument;
