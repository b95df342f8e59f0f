/** How somebody comes in: by a password, or by a key that his device keeps. */
import { ApiError, get, post, remove } from './api.ts';

export interface WaysIn {
  readonly passkeys: readonly { readonly id: string; readonly created: number; readonly used: number }[];
  /** Whether there is a password as well. */
  readonly password: boolean;
}

interface Asked<T> {
  readonly options: T;
}

/** Whether this browser keeps keys, and understands what a server says of them. */
export const keepsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

export const waysIn = {
  get: () => get<WaysIn>('me/passkeys'),
  /** Makes a key for this place; a guest has an account of that name by it. */
  makeKey: async (name?: string): Promise<WaysIn> => {
    const wish = name === undefined ? {} : { name };
    const { options } = await post<Asked<PublicKeyCredentialCreationOptionsJSON>>('me/passkeys/options', wish);
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const credential = await byDevice(() => navigator.credentials.create({ publicKey }));
    return post<WaysIn>('me/passkeys', { ...wish, credential });
  },
  removeKey: (id: string) => remove<WaysIn>(`me/passkeys/${encodeURIComponent(id)}`),
  enterByKey: async (): Promise<void> => {
    const { options } = await post<Asked<PublicKeyCredentialRequestOptionsJSON>>('passkeys/options', {});
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    await post<object>('passkeys/enter', {
      credential: await byDevice(() => navigator.credentials.get({ publicKey })),
    });
  },
  changePassword: (password: string, before: string) =>
    post<object>('me/password', { password, ...(before === '' ? {} : { before }) }),
  forgot: (name: string) => post<object>('accounts/forgot', { name }),
  reset: (token: string, password: string) => post<object>('accounts/reset', { token, password }),
};

/** What the device hands out; whoever presses "cancel", or waits too long, has none. */
async function byDevice(asking: () => Promise<Credential | null>): Promise<object> {
  const credential = await asking().catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) throw new ApiError('no-passkey');
  return credential.toJSON();
}
