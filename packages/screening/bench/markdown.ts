const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** A Markdown table; the first row holds the headings. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const [head = [], ...body] = rows;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}
