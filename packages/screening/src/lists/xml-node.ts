/** One XML element of a record, as small as possible. Namespaces are resolved at the root, so names are local names. */

export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  /** The element's own text, all pieces joined. */
  text: string;
  /** Line of the start tag in the file, from 1. */
  line: number;
}

/** Invisible characters such as direction marks, which would make two equal names differ. */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/g;

/** Text on one line, without leading, trailing or repeated spaces and without control or invisible characters. */
export function clean(text: string): string {
  return text
    .replace(invisible, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The direct children with this name. */
export function childrenOf(node: XmlNode, name: string): XmlNode[] {
  return node.children.filter((child) => child.name === name);
}

/** The elements at the end of a path, e.g. `at(node, 'Names', 'Name')`; empty if any step is missing. */
export function at(node: XmlNode, ...path: string[]): XmlNode[] {
  let nodes = [node];
  for (const name of path) nodes = nodes.flatMap((parent) => childrenOf(parent, name));
  return nodes;
}

/** The clean text of the first child with this name; empty if there is none. */
export function textOf(node: XmlNode, name: string): string {
  const child = node.children.find((candidate) => candidate.name === name);
  return child === undefined ? '' : clean(child.text);
}

/** The clean, non-empty texts at the end of a path. */
export function textsAt(node: XmlNode, ...path: string[]): string[] {
  return at(node, ...path)
    .map((child) => clean(child.text))
    .filter((text) => text !== '');
}

/** The clean value of an attribute; empty if there is none. */
export function attribute(node: XmlNode, name: string): string {
  return clean(node.attributes[name] ?? '');
}

/** Creates an element from another format of the same list, so that both are read by the same rules. */
export function element(name: string, content: string | XmlNode[], line = 0): XmlNode {
  const [text, children] = typeof content === 'string' ? [content, []] : ['', content];
  return { name, attributes: {}, children, text, line };
}

/** Like `element`, with the values as attributes. */
export function elementWith(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: XmlNode[] = [],
): XmlNode {
  return { name, attributes, children, text: '', line: 0 };
}
