import { expect, test } from 'vitest';
import { assessRisk, type RiskEvidence } from './assess.ts';
import { anArticle, NOW, someEvidence } from './test/builders.ts';

const summary = (given: Partial<RiskEvidence>) => assessRisk(someEvidence(given), { now: NOW }).summary;

test('a sanctioned party', () => {
  expect(summary({ isSanctioned: true, sanctionLists: ['OFAC'] })).toBe(
    'Nordlys ApS is high risk with a score of 100 out of 100, mostly from sanctions (98), then country risk (2). ' +
      'Main reason: Sanctioned on OFAC. Dealing with a sanctioned party may be forbidden: escalate.',
  );
});

test('a party that blocked parties own', () => {
  const text = summary({ blockedShare: 60 });
  expect(text).toContain('Main reason: Owned 60 % by blocked parties (50 % rule).');
  expect(text).toMatch(/Dealing with what blocked parties own may be forbidden: escalate\.$/u);
});

test('a pending match', () => {
  const match = { score: 90, kind: 'sanctions', list: 'EU' } as const;
  expect(summary({ pendingMatches: [match] })).toBe(
    'Nordlys ApS is high risk with a score of 73 out of 100, mostly from sanctions (70), then country risk (3). ' +
      'Main reason: Possible match on EU with score 90, not decided yet. ' +
      'A possible match waits for a decision, which will change this score.',
  );
  expect(summary({ pendingMatches: [match, match] })).toContain('2 possible matches wait for a decision');
});

test('a party with a confirmed match on a list that sets no flag', () => {
  const confirmedMatches = [{ kind: 'own', list: 'HOUSE' }] as const;
  expect(summary({ confirmedMatches })).toBe(
    'Nordlys ApS is high risk with a score of 76 out of 100, mostly from sanctions (73), then country risk (3). ' +
      'Main reason: Confirmed match on HOUSE. A confirmed match on HOUSE asks for enhanced due diligence.',
  );
  expect(summary({ confirmedMatches, pendingMatches: [{ score: 100, kind: 'sanctions', list: 'EU' }] })).toMatch(
    /A confirmed match on HOUSE asks for enhanced due diligence. A possible match waits for a decision, .*$/u,
  );
});

test('a politically exposed person in the news', () => {
  expect(summary({ name: 'Ana Lima', type: 'person', isPep: true, position: 'Mayor', articles: [anArticle()] })).toBe(
    'Ana Lima is medium risk with a score of 64 out of 100, mostly from adverse media (39), ' +
      'then political exposure (22) and country risk (3). Main reason: 1 adverse media article, 1 of medium risk. ' +
      'Politically exposed persons need enhanced due diligence.',
  );
});

test('a clean party', () => {
  expect(summary({})).toBe(
    'Nordlys ApS is low risk with a score of 4 out of 100, all from country risk. ' +
      'Main reason: Denmark, scored 89 of 100 in the corruption index, where 100 is clean. ' +
      'Nothing is known against this party on watchlists, in public office or in the news.',
  );
});

test('a party whose declared score is higher than the assessed one', () => {
  expect(summary({ declaredScore: 45 })).toMatch(
    /^The evidence alone is low risk \(4 out of 100\), all from country risk; a score of 45 was declared\. Main reason/u,
  );
  expect(summary({ declaredScore: 4 })).toMatch(/^Nordlys ApS is low risk with a score of 4 out of 100/u);
});

test('a customer in a high-risk country', () => {
  expect(summary({ countryCode: 'IR', countryText: 'Iran' })).toContain(
    'Main reason: Iran, subject to a call for action by FATF. The country asks for enhanced due diligence.',
  );
});
