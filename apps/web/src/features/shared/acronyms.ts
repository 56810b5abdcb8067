/** What the acronyms of the domain stand for. */
const ACRONYMS: Readonly<Record<string, string>> = {
  EU: 'European Union',
  HMT: 'His Majesty’s Treasury',
  OFAC: 'Office of Foreign Assets Control, US Treasury',
  PEP: 'politically exposed person',
  SDN: 'Specially Designated Nationals',
  SECO: 'State Secretariat for Economic Affairs, Switzerland',
  UK: 'United Kingdom',
  UN: 'United Nations',
};

/**
 * For a `title` attribute: 'UK: United Kingdom; HMT: His Majesty’s Treasury'. Undefined if there is nothing to explain.
 */
export function acronymsIn(text: string): string | undefined {
  const known = (text.match(/\p{Lu}{2,}/gu) ?? []).flatMap((word) =>
    word in ACRONYMS ? [`${word}: ${ACRONYMS[word]}`] : [],
  );
  return known.length === 0 ? undefined : known.join('; ');
}
