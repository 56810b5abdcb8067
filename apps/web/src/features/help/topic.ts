/** A part of an answer: a paragraph, terms with their meanings, steps in order, or the support contact. */
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
  /** Words that people search for and the answer does not contain. */
  words?: string;
}

/** Whether the topic contains every word of the question. */
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
