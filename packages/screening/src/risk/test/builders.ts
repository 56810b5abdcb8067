/** Builders for the tests of this folder: each test names only what matters to it. */

import * as fc from 'fast-check';
import type { ArticleEvidence } from '../adverse-media.ts';
import type { RiskEvidence } from '../assess.ts';

export const NOW = Date.parse('2026-11-20T12:00:00Z');

export const daysAgo = (days: number): string => new Date(NOW - days * 86_400_000).toISOString();

export const anArticle = (given: Partial<ArticleEvidence> = {}): ArticleEvidence => ({
  level: 'medium',
  publishedAt: daysAgo(10),
  ...given,
});

/** A company in Denmark of which nothing is known. */
export const someEvidence = (given: Partial<RiskEvidence> = {}): RiskEvidence => ({
  name: 'Nordlys ApS',
  type: 'company',
  countryCode: 'DK',
  countryText: 'Denmark',
  isSanctioned: false,
  sanctionLists: [],
  pendingMatches: [],
  isPep: false,
  articles: [],
  ...given,
});

export const someArticles = fc.array(
  fc.record({
    level: fc.constantFrom('high', 'medium', 'low'),
    publishedAt: fc.integer({ min: 0, max: 9000 }).map(daysAgo),
  }),
  { maxLength: 12 },
);

export const someMatches = fc.array(
  fc.record({
    score: fc.double({ min: 0, max: 100, noNaN: true }),
    kind: fc.constantFrom('sanctions', 'pep', 'debarment', 'own'),
    list: fc.constantFrom('OFAC', 'EU', 'PEP'),
  }),
  { maxLength: 4 },
);

export const someConfirmed = fc.array(
  fc.record({ kind: fc.constantFrom('debarment', 'own'), list: fc.constantFrom('WB', 'HOUSE') }),
  { maxLength: 2 },
);
