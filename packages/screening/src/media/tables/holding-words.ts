/** Words of company names that news leaves out: they only say that it is a company, not what it does. */
export const HOLDING_WORDS: ReadonlySet<string> = new Set(
  [
    'holding holdings group groups company companies corporation enterprises enterprise international global worldwide',
    'studio studios ventures industries systems solutions services technologies technology tech labs digital media',
    'software europe america asia uk usa',
    'gruppe gruppo grupo groupe konzern societa sociedad société compagnie compañía companhia cooperativa',
  ]
    .join(' ')
    .split(' '),
);
