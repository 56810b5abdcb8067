import type { Plugin } from 'vite';

const INJECTION = '\n__insertCSS(';

/**
 * The toaster inserts its style sheet at run time, starting with an empty one, which the content policy refuses. In the
 * build, the style sheet is part of our own instead.
 */
export function toasterStyle(): Plugin {
  return {
    name: 'toaster-style',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/sonner/dist/index.mjs')) return undefined;
      if (!code.includes(INJECTION)) throw new Error('sonner brings its style sheet in another way now');
      const end = code.indexOf('\n', code.indexOf(INJECTION) + 1);
      return { code: `import './styles.css';\n${code.slice(0, code.indexOf(INJECTION))}${code.slice(end)}`, map: null };
    },
  };
}
