import type { Plugin } from 'vite';

const SCHEMAS = /\/packages\/api\/src\/(?:wire|(?:[\w-]+\/)*(?:[\w-]+-)?schema)\.ts$/;
/** Calls that create a schema, or a part of one. */
const MAKES = /(?<![\w.$])(?:v\.[a-z]\w*|missingAs|readOnly|text|leastSeen|allSeen)(?=\()/g;

/** Creating a schema has no side effects, so an entry keeps only the schemas that it reads. */
export function pureSchemas(): Plugin {
  return {
    name: 'pure-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      SCHEMAS.test(id) ? { code: code.replaceAll(MAKES, '/* @__PURE__ */ $&'), map: null } : undefined,
  };
}
