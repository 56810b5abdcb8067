/** A count with its noun: '1 match', '2 matches'. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** The same with commas: '1,250 parties'. */
export const countedWithCommas = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
