import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { STYLE_HASHES } from '../src/security-headers.ts';
import { startTestApp } from './test-app.ts';

const ui = createRequire(new URL('../../../packages/ui/package.json', import.meta.url));

/** The component library's own dependency that holds the behaviour. */
function ariaSource(file: string): string {
  const components = createRequire(ui.resolve('react-aria-components'));
  const entry = components.resolve('react-aria/usePress');
  return readFileSync(join(dirname(entry), '..', 'private', file), 'utf8');
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The text of `style.textContent = `…`.trim()`, with the constants it names filled in. */
function injectedStyle(source: string): string {
  const template = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1] ?? '';
  return template
    .replace(/\$\{([^}]+)\}/g, (_, name: string) => {
      const value = source.split(`const ${name} = '`)[1]?.split("'")[0];
      return value ?? `unknown constant ${name}`;
    })
    .trim();
}

test('the content policy allows the style sheet of the installed toaster', () => {
  const source = readFileSync(join(dirname(ui.resolve('sonner')), 'index.mjs'), 'utf8');
  const css = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1] ?? '""';
  expect(sha256(JSON.parse(css) as string)).toBe(STYLE_HASHES.toaster);
});

test('the content policy allows the style sheets of the installed component library', () => {
  expect(sha256(injectedStyle(ariaSource('interactions/usePress.js')))).toBe(STYLE_HASHES.press);
  expect(sha256(injectedStyle(ariaSource('overlays/usePreventScroll.js')))).toBe(STYLE_HASHES.scroll);
});

test.each(['https://tamis.test', 'HTTPS://TAMIS.TEST/'])(
  'an https address, however it is written, makes cookies Secure and keeps browsers on https: %s',
  async (PUBLIC_URL) => {
    const { client } = await startTestApp({ PUBLIC_URL });
    const visitor = await client('anonymous');
    const response = await visitor.send('POST', '/api/login', { json: { username: 'viewer', password: 'viewer123' } });
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-tamis_session=.*; Secure$/);
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
  },
);
