import { RISK_HIGH, RISK_MEDIUM } from '@tamis/screening/risk/bands';
import type { Section } from './document.ts';
import type { ReportFacts } from './facts.ts';

/** How the report was made, and what it is not. */
export function methodSections(screening: ReportFacts['screening']): Section[] {
  const threshold = screening === null ? '' : ` Scores of ${screening.threshold} and above are matches.`;
  return [
    {
      title: 'Method',
      blocks: [
        {
          kind: 'text',
          text: `Names are compared with every name of every party on the lists that were searched, in any script: spelling, transliteration, order and omitted parts are weighed, then dates, countries, gender and identifiers. The score of a match, 0 to 100, says how likely both are the same.${threshold} A party is shown as listed only after a person has confirmed a match or declared the listing.`,
        },
        {
          kind: 'text',
          text: `The overall risk score joins four scores (sanctions, political exposure, adverse media, country) so that further bad evidence never lowers it; where people have declared a higher score, that one stands. ${RISK_HIGH} and above is High Risk, ${RISK_MEDIUM} to ${RISK_HIGH - 1} Medium Risk, below ${RISK_MEDIUM} Low Risk.`,
        },
      ],
    },
    {
      title: 'Disclaimer',
      blocks: [
        {
          kind: 'text',
          text: 'This report shows what was known at the time given above, from the list versions named above. Lists and facts change; a later report may differ. It supports a decision and does not replace one: it is neither legal advice nor proof that a party is or is not the subject of sanctions.',
        },
      ],
    },
  ];
}
