const numbers = new Intl.NumberFormat('en-US');

/** '1,204' */
export const numberText = (value: number): string => numbers.format(value);
