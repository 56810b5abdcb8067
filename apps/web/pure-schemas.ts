import type { Plugin } from 'vite';

const SCHEMAS = /\/packages\/api\/src\/(?:wire|(?:[\w-]+\/)*(?:[\w-]+-)?schema)\.ts$/;
/** Calls that make a schema, or a part of one. */
const MAKES = /(?<![\w.$])(?:v\.[a-z]\w*|missingAs|readOnly|text|leastSeen|allSeen)(?=\()/g;

/** Making a schema has no effect of its own: an entry keeps only those that it reads. */
export function pureSchemas(): Plugin {
  return {
    name: 'pure-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      SCHEMAS.test(id) ? { code: code.replaceAll(MAKES, '/* @__PURE__ */ $&'), map: null } : undefined,
  };
}
