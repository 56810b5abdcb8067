import { describe, expect, test } from 'vitest';
import { classifyArticle } from './classify-article.ts';
import { OFFENCES } from './offences.ts';
import { ACCUSING_PHRASES, CLEARING_PHRASES } from './tables/accusing-phrases.ts';
import { CONTEXT_PHRASES } from './tables/context-phrases.ts';
import { KIND_PHRASES } from './tables/kind-phrases.ts';
import { STAGE_PHRASES } from './tables/stage-phrases.ts';

const judge = (title: string, { text = '', names = ['Ada Lindqvist'] }: { text?: string; names?: string[] } = {}) =>
  classifyArticle({ title, text, names });

describe('how far the law has come', () => {
  test.each([
    ['Ada Lindqvist suspected of bribery', 'suspected', 'medium'],
    ['Police investigate Ada Lindqvist over bribery', 'investigated', 'high'],
    ['Ada Lindqvist charged with bribery', 'charged', 'high'],
    ['Ada Lindqvist pleads not guilty to bribery', 'charged', 'high'],
    ['Ada Lindqvist settles bribery case', 'settled', 'high'],
    ['Ada Lindqvist fined for bribery', 'fined', 'high'],
    ['Ada Lindqvist convicted of bribery', 'convicted', 'high'],
    ['Ada Lindqvist acquitted of bribery', 'acquitted', 'low'],
    ['Court overturns bribery conviction of Ada Lindqvist', 'acquitted', 'low'],
    ['Bribery charges dropped against Ada Lindqvist', 'dropped', 'low'],
    ['Ada Lindqvist acquitted of bribery but convicted of fraud', 'convicted', 'high'],
  ] as const)('%s', (title, stage, riskLevel) => {
    expect(judge(title)).toMatchObject({ stage, riskLevel });
  });

  test('who is cleared in the headline stays cleared, whatever the charges were', () => {
    const text =
      'Ada Lindqvist had been charged with fraud and money laundering in 2019. Prosecutors alleged tax evasion.';
    expect(judge('Ada Lindqvist cleared of fraud', { text }).riskLevel).toBe('low');
  });

  test.each(['Ada Lindqvist was not charged with fraud', 'Ada Lindqvist denies fraud'])(
    'a denied accusation, or one that never came to court, is a low risk: %s',
    (title) => expect(judge(title).riskLevel).toBe('low'),
  );

  test('an accusation stays one, whoever reports it', () => {
    expect(judge('Ada Lindqvist charged with fraud, police said').riskLevel).toBe('high');
  });
});

describe('which offence', () => {
  test.each([
    ['money_laundering', 'laundered millions through shell companies'],
    ['fraud', 'ran a Ponzi scheme'],
    ['corruption', 'took kickbacks from builders'],
    ['tax_crime', 'is accused of tax evasion'],
    ['market_abuse', 'is accused of insider dealing'],
    ['terrorism', 'charged with funding terrorists'],
    ['sanctions', 'charged with sanctions evasion'],
    ['arms', 'charged with arms trafficking'],
    ['war_crimes', 'charged with war crimes'],
    ['drug_trafficking', 'arrested with cocaine'],
    ['human_trafficking', 'jailed for human trafficking'],
    ['environmental_crime', 'fined for illegal logging'],
    ['organised_crime', 'named as a mafia boss'],
    ['cybercrime', 'charged over ransomware'],
  ] as const)('%s: %s', (offence, deed) => {
    const verdict = judge(`Ada Lindqvist ${deed}`);
    expect(verdict.offences).toContain(offence);
    expect(verdict.riskLevel).not.toBe('low');
  });
});

describe('whose deed it is', () => {
  test.each([
    ['the victim', 'Hackers stole millions, and Ada Lindqvist was defrauded'],
    [
      'a victim that the next sentence mentions again',
      'Ada Lindqvist was defrauded. The broker defrauded Ada Lindqvist',
    ],
    ['the victim of a robbery', 'Gang attacked Ada Lindqvist in robbery'],
    ['the one who is quoted', 'Fraud is growing, says Ada Lindqvist'],
    ['the one who fights it', 'Ada Lindqvist launches tool to fight fraud'],
    ['the one who sells a remedy', 'Ada Lindqvist raises $5 million for fraud detection software'],
  ])('%s is no risk', (_, title) => {
    expect(judge(title).riskLevel).toBe('low');
  });

  test('the accused is not mistaken for the accuser', () => {
    const [accused, accuser] = ['Ada Lindqvist accused of fraud', 'Ada Lindqvist accuses rival of fraud'].map((title) =>
      judge(title),
    );
    expect(accused!.score).toBeGreaterThan(accuser!.score * 2);
  });

  test('an authority is the accuser', () => {
    const names = ['Northern Markets Authority'];
    expect(judge('Northern Markets Authority fines broker over market abuse', { names }).riskLevel).toBe('low');
  });

  test('an offence far from the name counts less than one beside it', () => {
    const filler = 'The harvest was good this year. The weather stayed dry. ';
    const near = judge('News of the week', {
      text: `Ada Lindqvist opened a shop. A man was charged with fraud. ${filler}`,
    });
    const far = judge('News of the week', {
      text: `Ada Lindqvist opened a shop. ${filler}A man was charged with fraud.`,
    });
    expect(near.score).toBeGreaterThan(far.score);
  });

  test.each(['Иван Петров', 'Ivan Petrov'])('the name is found in any spelling: %s', (name) => {
    const beside = judge('Bribery and Ivan Petrov', { names: [name] });
    expect(beside.score).toBeGreaterThan(judge('Bribery and Ivan Petrov').score);
  });
});

test.each([
  'Суд осудил Игоря Белова за взятку.',
  'Судья дал Игорю Белову пять лет за взятку.',
  'Дело о взятке начали с Игорем Беловым.',
])('a Russian name is the party’s in every case: %s', (text) => {
  const other = judge('Суд', { text, names: ['Пётр Сомов'] });
  expect(judge('Суд', { text, names: ['Игорь Белов'] }).score).toBeGreaterThan(other.score);
});

test('an article without an offence gives no result', () => {
  const verdict = judge('Ada Lindqvist opens a bakery', { text: 'The bread is excellent.' });
  expect(verdict).toEqual({ riskLevel: 'low', score: 0, offences: [], stage: null, reasons: [], hasAccusation: false });
});

test('an offence that somebody only fights or explains is not found', () => {
  const verdict = judge('Ada Lindqvist wins a safety award', { text: 'She praised the anti-corruption training.' });
  expect(verdict).toMatchObject({ score: 0, offences: [] });
});

test('the reasons are sentences of the article, the strongest first', () => {
  const text =
    'It rained on Monday. Ada Lindqvist was jailed for tax fraud. Mr. Holm, of Acme Inc. in Bergen, faces a lawsuit.';
  const { reasons } = judge('A long week in court', { text });
  const told = reasons.filter(({ part }) => part === 'text').map(({ start, end }) => text.slice(start, end));
  expect(told).toEqual([
    'Ada Lindqvist was jailed for tax fraud.',
    'Mr. Holm, of Acme Inc. in Bergen, faces a lawsuit.',
  ]);
});

test('without a name, anybody accused counts', () => {
  expect(judge('Mayor jailed for bribery', { names: [] }).riskLevel).toBe('high');
});

test('the phrases of the tables can be found', () => {
  const tables = [OFFENCES, STAGE_PHRASES, CONTEXT_PHRASES, ACCUSING_PHRASES, CLEARING_PHRASES, KIND_PHRASES];
  const words = tables.flatMap((table) =>
    Object.values<readonly string[]>(table).flatMap((phrases) => phrases.flatMap((phrase) => phrase.split(' '))),
  );
  expect(words.filter((word) => !/^(?:#|(?!.*[A-Z])[\p{L}\p{M}\p{N}']+|[\p{L}\p{M}0-9']{3,}\*)$/u.test(word))).toEqual(
    [],
  );
});

test.each(['fraud '.repeat(80_000), 'not '.repeat(100_000), '. A'.repeat(100_000), '\u0301'.repeat(50_000)])(
  'very long text %# is judged by its first part',
  (text) => {
    const whole = classifyArticle({ title: 'News', text, names: ['Ada Lindqvist'] });
    expect(whole).toEqual(classifyArticle({ title: 'News', text: text.slice(0, 30_000), names: ['Ada Lindqvist'] }));
  },
);

test.each([
  ['Ann Brown denies fraud.', true],
  ['Ann Brown won the chess open on Sunday.', false],
])('%s: an accusation is said, even if no offence counts', (text, hasAccusation) => {
  expect(classifyArticle({ title: '', text, names: ['Ann Brown'] })).toMatchObject({ score: 0, hasAccusation });
});
