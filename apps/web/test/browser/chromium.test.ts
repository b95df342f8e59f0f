import { afterEach, expect, test, vi } from 'vitest';
import { ensureChromium, findChromium, requireChromium } from '../../../../scripts/chromium.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('CHROMIUM is taken when it starts', () => {
  const known = requireChromium();
  vi.stubEnv('CHROMIUM', known);
  vi.stubEnv('PATH', '');
  expect(findChromium()).toBe(known);
});

test.each(['/no/such/browser', import.meta.dirname, import.meta.filename])(
  'CHROMIUM=%s does not start: the message says so and what to install, and nothing is installed',
  async chosen => {
    vi.stubEnv('CHROMIUM', chosen);
    const say = vi.fn();
    const problem = `CHROMIUM is set to ${chosen}, which does not start.`;
    expect(findChromium()).toBeUndefined();
    expect(requireChromium).toThrow(problem);
    await expect(ensureChromium({ say })).rejects.toThrow(problem);
    for (const system of ['Debian', 'Fedora', 'macOS', 'Windows']) expect(requireChromium).toThrow(system);
    expect(say).not.toHaveBeenCalled();
  },
);
