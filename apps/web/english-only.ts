import type { Plugin } from 'vite';

const OTHER_LANGUAGE = /\/react-(?:aria|stately)\/.*\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

/**
 * The component library brings its few spoken texts in thirty languages; the application uses one (see `I18nProvider`).
 */
export function englishOnly(): Plugin {
  return {
    name: 'english-only',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (OTHER_LANGUAGE.test(id) ? 'export default {};' : undefined),
  };
}
