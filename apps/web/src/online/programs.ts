/** Tokens for one's own programs. */
import { get, post, remove } from './api.ts';

export interface Tokens {
  readonly tokens: readonly { readonly id: string; readonly name: string }[];
  /** The token that was drawn just now. */
  readonly secret?: string;
}

export const programs = {
  get: () => get<Tokens>('me/tokens'),
  draw: (name: string) => post<Tokens>('me/tokens', { name }),
  remove: (id: string) => remove<Tokens>(`me/tokens/${encodeURIComponent(id)}`),
};
