import { expect, test } from 'vitest';
import { type ConfirmedMatch, type MatchKind, type SanctionsEvidence, sanctionsRisk } from './sanctions-risk.ts';

const risk = (evidence: Partial<SanctionsEvidence>) =>
  sanctionsRisk({ isSanctioned: false, sanctionLists: [], pendingMatches: [], ...evidence });

test('sanctioned or confirmed match 100', () => {
  expect(risk({ isSanctioned: true }).score).toBe(100);
  expect(risk({ sanctionLists: ['OFAC'] })).toEqual({ score: 100, reason: 'Sanctioned on OFAC' });
});

const pending = (kind: MatchKind) => risk({ pendingMatches: [{ score: 90, kind, list: 'X' }] }).score;

test('pending match, its score discounted', () => {
  expect([pending('sanctions'), pending('own'), pending('debarment'), pending('pep')]).toEqual([72, 54, 45, 0]);
});

const confirmed = (kind: ConfirmedMatch['kind'], list = 'X') => risk({ confirmedMatches: [{ kind, list }] });

test('a confirmed match that sets no flag is evidence, and below a sanction', () => {
  expect([confirmed('own').score, confirmed('debarment').score]).toEqual([75, 63]);
  expect(confirmed('own', 'HOUSE').reason).toBe('Confirmed match on HOUSE');
});

test.each(['own', 'debarment'] as const)('confirming a match never lowers the score: %s', (kind) => {
  expect(confirmed(kind).score).toBeGreaterThanOrEqual(
    risk({ pendingMatches: [{ score: 100, kind, list: 'X' }] }).score,
  );
});

test('of confirmed and pending matches the strongest counts; all confirmed ones are named, the weightiest first', () => {
  const confirmedMatches = [
    { kind: 'debarment', list: 'WB' },
    { kind: 'own', list: 'HOUSE' },
  ] as const;
  const pendingMatches = [{ score: 90, kind: 'sanctions', list: 'EU' }] as const;
  expect(risk({ confirmedMatches, pendingMatches })).toEqual({ score: 75, reason: 'Confirmed match on HOUSE, WB' });
  expect(risk({ confirmedMatches: confirmedMatches.slice(0, 1), pendingMatches }).score).toBe(72);
  expect(risk({ confirmedMatches, isSanctioned: true, sanctionLists: ['OFAC'] }).score).toBe(100);
});

test('the strongest pending match counts, once', () => {
  const { score, reason } = risk({
    pendingMatches: [
      { score: 100, kind: 'debarment', list: 'WB' },
      { score: 79.6, kind: 'sanctions', list: 'EU' },
      { score: 79.6, kind: 'sanctions', list: 'UN' },
    ],
  });
  expect(score).toBe(64);
  // The format used on every screen.
  expect(reason).toBe('Possible match on EU with score 80, not decided yet');
});

test('a pending match never equals a confirmed one', () => {
  expect(risk({ pendingMatches: [{ score: 100, kind: 'sanctions', list: 'OFAC' }] }).score).toBeLessThan(100);
});

test('owned by blocked parties is as bad as listed, and says how much they own', () => {
  const waiting = { score: 90, kind: 'sanctions', list: 'EU' } as const;
  expect(risk({ blockedShare: 62.5, pendingMatches: [waiting] })).toEqual({
    score: 100,
    reason: 'Owned 62.5 % by blocked parties (50 % rule)',
  });
  expect(risk({ blockedShare: 60, isSanctioned: true, sanctionLists: ['OFAC'] }).reason).toBe('Sanctioned on OFAC');
});

test('dismissed nothing', () => expect(risk({})).toEqual({ score: 0, reason: '' }));
