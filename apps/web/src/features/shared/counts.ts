import { numberText } from '@tamis/ui/numbers';

export { numberText };

/** '1 match', '2 matches' */
export const countText = (value: number, one: string, many: string): string =>
  `${numberText(value)} ${value === 1 ? one : many}`;

const shortNumbers = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** '612', '18.9K': for labels with little space. */
export const shortNumberText = (value: number): string => shortNumbers.format(value);
