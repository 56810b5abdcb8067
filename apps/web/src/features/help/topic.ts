/** A part of an answer: a paragraph, words with what they mean, steps in order, or how to reach the support. */
export type Block =
  | string
  | { terms: readonly (readonly [term: string, meaning: string])[] }
  | { steps: readonly string[] }
  | { contact: string };

export interface Topic {
  /** The anchor of the answer: `/help?tab=cases#case-statuses`. */
  id: string;
  title: string;
  blocks: readonly Block[];
  /** Words of the product that people look for and the answer does not use. */
  words?: string;
}

/** Whether every word of the question stands somewhere in the answer or its title. */
export function answers({ title, blocks, words = '' }: Topic, question: string): boolean {
  const text = [title, words, ...blocks.map(textOf)].join(' ').toLowerCase();
  return question
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

function textOf(block: Block): string {
  if (typeof block === 'string') return block;
  if ('terms' in block) return block.terms.flat().join(' ');
  return 'steps' in block ? block.steps.join(' ') : block.contact;
}
