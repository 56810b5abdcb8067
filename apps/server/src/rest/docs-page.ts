import type { JsonSchema } from './json-schema.ts';
import type { Answer, OpenApi, Operation, Parameter } from './openapi.ts';

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d7dae0, #3a404c); --soft: light-dark(#f4f5f7, #1d2129); --quiet: light-dark(#59616f, #a3acba); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; color: light-dark(#1a1d23, #e6e9ee); background: light-dark(#fff, #14171d); }
h2 { margin-top: 2.5rem; text-transform: capitalize; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { background: var(--soft); padding: .75rem; border-radius: .5rem; overflow-x: auto; }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: 0 .75rem; }
summary { padding: .6rem 0; cursor: pointer; }
summary b { display: inline-block; min-width: 3.5rem; }
summary span { margin-inline-start: .5rem; }
summary span, .quiet { color: var(--quiet); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); }
td:nth-child(3) { min-width: 12rem; }
td:nth-child(4) { overflow-wrap: anywhere; }
@media (max-width: 30rem) { summary span { display: block; } }
`;

/** The description as one page without scripts: it opens anywhere, prints, and loads nothing. */
export function docsPage(description: OpenApi): string {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const sections = description.tags.map(({ name, description: about }) => {
    const rows = operations.filter(({ operation }) => operation.tags.includes(name));
    const note = about === undefined ? '' : `<p>${prose(about)}</p>`;
    return `<section id="${escape(name)}"><h2>${escape(name)}</h2>${note}${rows
      .map(({ method, path, operation }) => operationText(method, path, operation, description))
      .join('')}</section>`;
  });
  const schemas = Object.entries(description.components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${escape(name)}"><summary><code>${escape(name)}</code></summary>${json(schema)}</details>`,
  );
  const links = [...description.tags.map(({ name }) => name), 'schemas']
    .map((name) => `<a href="#${escape(name)}">${escape(name)}</a>`)
    .join(' · ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(description.info.title)} API</title><style>${STYLE}</style></head>
<body><main><h1>${escape(description.info.title)} API <small class="quiet">${escape(description.info.version)}</small></h1>
<p>${prose(description.info.description)}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI ${description.openapi}).</p>
<nav aria-label="Sections">${links}</nav>
${sections.join('\n')}
<section id="schemas"><h2>Schemas</h2>${schemas.join('\n')}</section>
</main></body></html>`;
}

function operationText(method: string, path: string, operation: Operation, description: OpenApi): string {
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, { schema, example }]) =>
      `${example === undefined ? '' : `<h3>Example</h3>${json(example)}`}<h3>Body <span class="quiet">${escape(type)}</span></h3>${json(schema)}`,
  );
  const answers = Object.entries(operation.responses).map(([status, answer]) =>
    answerRow(status, '$ref' in answer ? resolved(answer.$ref, description) : answer),
  );
  return `<details id="${escape(operation.operationId)}"><summary><b>${method}</b> <code>${escape(path)}</code> <span>${escape(operation.summary)}</span></summary>
<p>${prose(operation.description)}</p>${parameterTable(operation.parameters)}${bodies.join('')}
<h3>Responses</h3><table><tbody>${answers.join('')}</tbody></table></details>`;
}

function parameterTable(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    (parameter) => `<tr><th scope="row"><code>${escape(parameter.name)}</code></th>
<td>${parameter.in}${parameter.required ? ', required' : ''}</td><td>${prose(parameter.description)}</td>
<td><code>${escape(JSON.stringify(parameter.schema))}</code></td></tr>`,
  );
  return `<h3>Parameters</h3><table><tbody>${rows.join('')}</tbody></table>`;
}

function answerRow(status: string, answer: Answer): string {
  const content = Object.entries(answer.content ?? {}).map(
    ([type, { schema }]) => `<div><code>${escape(type)}</code> ${schemaLinks(schema)}</div>`,
  );
  const headers = Object.entries(answer.headers ?? {}).map(
    ([name, header]) =>
      `<div><code>${escape(name)}</code> <span class="quiet">${escape(header.description)}</span></div>`,
  );
  return `<tr><th scope="row">${escape(status)}</th><td>${prose(answer.description)}</td><td>${content.join('')}${headers.join('')}</td></tr>`;
}

/** The named schemas in a response, as links down the page. */
function schemaLinks(schema: JsonSchema): string {
  const names = [...JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name ?? '');
  const list = schema['type'] === 'array' ? 'list of ' : '';
  return names.map((name) => `${list}<a href="#schema-${escape(name)}">${escape(name)}</a>`).join(', ');
}

function resolved(ref: string, description: OpenApi): Answer {
  const name = ref.split('/').at(-1) ?? '';
  const answer = description.components.responses[name];
  if (answer === undefined) throw new Error(`The description has no answer ${name}`);
  return answer;
}

function json(value: unknown): string {
  return `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`;
}

/** A description, in which backticks enclose code. */
const prose = (text: string): string => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
