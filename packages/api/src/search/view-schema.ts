/** Nobody reads further: a longer list asks for a better question, and the page says that there may be more. */
export const MOST_FOUND = { entities: 100, parties: 20 };
