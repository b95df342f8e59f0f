// biome-ignore-all lint: temporary
const any = (name: string): any =>
  new Proxy({}, { get: (_t, key) => (key === 'then' ? undefined : typeof key === 'symbol' ? undefined : (x: any) => `${name} ${String(key)} ${JSON.stringify(x ?? '')}`) });
const words: any = { about: 'x', scenarios: new Proxy({}, { get: (_t, k) => ({ title: String(k), about: 'x' }) }), seats: new Proxy({}, { get: (_t, k) => String(k) }), options: { early: { label: 'x', values: { true: 'y', false: 'n' } } }, steps: any('step'), actions: any('action'), events: any('event'), refusals: any('refusal'), rolls: new Proxy({}, { get: (_t, k) => String(k) }), endings: new Proxy({}, { get: (_t, k) => String(k) }) };
export const stubText: any = { en: words, it: words };
