import type { Entity } from '@tamis/api/entities/schema';
import type { Match } from '@tamis/api/screening/schema';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anEntity, anOwnership, aUser } from './builders.ts';
import { aCertificate, aCertifiedHit, aField, anAssessment, aMatch, aScreening } from './match-builders.ts';
import { openStreams, serverTells } from './live-stream.ts';
import { profile as profileOf } from './profile-answers.ts';
import { renderApp } from './render-app.tsx';
import { type Answers, never, NoAnswer, noRows, Refusal } from './trpc-answers.ts';

// Drafts are kept in the session storage.
afterEach(() => sessionStorage.clear());

const profile = (answers: Answers = {}) =>
  profileOf({
    'entities.get': () => anEntity({ pendingMatches: 1, riskScore: 82 }),
    'matches.list': () => ({ rows: [aMatch()], total: 1 }),
    ...answers,
  });

/** All four lists were searched, or the given ones. */
const [aList] = aScreening().lists;
const searched = (...codes: string[]) => aScreening({ lists: codes.map((code) => Object.assign({}, aList, { code })) });
const ALL = ['OFAC', 'EU', 'UK', 'UN'];

test.each([
  [{ pendingMatches: 3 }, ALL, ['No confirmed match on a sanctions list, 3 matches waiting for a decision.']],
  [
    { flags: { sanctionLists: ['OFAC', 'EU'], reasons: [] }, pendingMatches: 1 },
    ALL,
    ['On 2 sanctions lists, 1 match waiting for a decision.'],
  ],
  [
    { flags: { sanctionLists: ['UN'], reasons: [] } },
    ['UN', 'OFAC'],
    ['On 1 sanctions list, no match waiting for a decision.', 'EU and UK were not searched.'],
  ],
  [
    {},
    ['OFAC'],
    ['On no sanctions list that was searched, no match waiting for a decision.', 'EU, UK and UN were not searched.'],
  ],
  [{}, ['DEMO'], ['OFAC, EU, UK and UN were not searched, no match waiting for a decision.']],
  [{ isSanctioned: true }, ALL, ['Marked as sanctioned without a recorded list, no match waiting for a decision.']],
  [
    { blockedShare: 55 },
    ALL,
    ['On no sanctions list, but owned 55 % by blocked parties, no match waiting for a decision.'],
  ],
])(
  'a sentence states the key facts, and a second one the lists that were not searched: %o, %o',
  async (entity, lists, sentences) => {
    renderApp(
      '/entity/1',
      profile({ 'entities.get': () => anEntity(entity), 'screening.last': () => searched(...lists) }),
    );
    const first = await screen.findByText(sentences[0] ?? '');
    expect(first.parentElement?.textContent.trim()).toBe(sentences.join(' '));
  },
);

test('the sentence appears once matches and lists are known, and does not change then', async () => {
  const ofEntity = Promise.withResolvers();
  renderApp(
    '/entity/1',
    profile({
      'matches.list': (asked: object) => ('entityId' in asked ? ofEntity.promise : noRows()),
      'screening.last': () => searched(...ALL),
    }),
  );
  await screen.findByText(/^Last screened/u);
  expect(screen.queryByText(/waiting for a decision\.$/u)).toBeNull();
  const own = aMatch({ state: 'confirmed', list: { code: 'OWN', title: 'Own List', kind: 'own' } });
  ofEntity.resolve({ rows: [own], total: 1 });
  expect(
    await screen.findByText(
      'No confirmed match on a sanctions list, but on 1 own list, 1 match waiting for a decision.',
    ),
  ).toBeTruthy();
});

test('the actions lead to the matches that wait, for a person who may decide', async () => {
  const answers = profile({ 'entities.get': () => anEntity({ pendingMatches: 2 }) });
  renderApp('/entity/1', answers);
  const link = await screen.findByRole('link', { name: 'Review 2 matches' });
  expect(link.getAttribute('href')).toBe('/entity/1#matches');
  cleanup();
  renderApp('/entity/1', { ...answers, 'auth.session': () => aUser({ role: 'viewer' }) });
  await screen.findByRole('link', { name: 'View Report' });
  expect(screen.queryByRole('link', { name: 'Review 2 matches' })).toBeNull();
});

test('a country given as a code is named, with the declared code', async () => {
  const entity = anEntity({ country: 'BY', countryName: 'Belarus' });
  renderApp('/entity/1', profile({ 'entities.get': () => entity, 'matches.list': noRows }));
  expect((await screen.findByText('Belarus')).parentElement?.textContent).toBe('CountryBelarusDeclared as BY');
});

test('an entity that was never screened is not said to be on no list', async () => {
  renderApp(
    '/entity/1',
    profile({ 'entities.get': () => anEntity({ lastScreenedAt: null }), 'screening.last': () => null }),
  );
  expect(await screen.findByText('OFAC, EU, UK and UN were not searched, not screened yet.')).toBeTruthy();
});

test.each([
  [45, 'History, by the evidence alone'],
  [11, 'History'],
])('with a score of %i in force and 11 by the evidence, the history is titled %s', async (riskScore, title) => {
  const evidence = {
    overall: 11,
    history: [{ overall: 11, createdAt: '2026-11-20T07:00:00.000Z', byOtherWeights: false }],
  };
  renderApp(
    '/entity/1',
    profile({ 'entities.get': () => anEntity({ riskScore }), 'risk.current': () => anAssessment(evidence) }),
  );
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  // One score is no history: a flat line would say nothing.
  const said = screen.getByText(/^11 since/u);
  expect(said.textContent).toMatch(/^11 since Nov 20, 2026.+, without a change\.$/u);
  expect(screen.queryByRole('img', { name: /since/u })).toBeNull();
});

const point = (overall: number, createdAt: string) => ({ overall, createdAt, byOtherWeights: false });

test('a changed score is plotted with labels that do not overlap', async () => {
  const history = [point(11, '2026-01-20T07:00:00.000Z'), point(56, '2026-11-01T07:00:00.000Z')];
  renderApp('/entity/1', profile({ 'risk.current': () => anAssessment({ overall: 56, history }) }));
  const plot = await screen.findByRole('img', { name: /^Scores since .+: 11, 56$/u });
  // On mirrored pages too: the labels are positioned from the left.
  expect(plot.getAttribute('direction')).toBe('ltr');
  const atTheEnd = [...plot.querySelectorAll('text')].filter((label) => label.getAttribute('x') === '312');
  const heights = atTheEnd.map((label) => Number(label.getAttribute('y'))).toSorted((a, b) => a - b);
  for (const [at, height] of heights.slice(1).entries()) expect(height - heights[at]!).toBeGreaterThanOrEqual(14);
});

test('while it loads, the profile reserves the space of its lists, matches and score', async () => {
  renderApp('/entity/1', profile({ 'entities.get': never }));
  await screen.findByText('Loading entity');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Sanctions lists',
    'Matches',
    'Risk score',
  ]);
});

test('four lists are always shown, each Listed or Not Listed; further codes under Other lists', async () => {
  const flags = { sanctionLists: ['OFAC', 'CH-SECO'], reasons: [] };
  renderApp(
    '/entity/1',
    profile({ 'entities.get': () => anEntity({ isSanctioned: true, flags }), 'matches.list': noRows }),
  );
  const lists = within(await screen.findByRole('list', { name: 'Sanctions lists' }));
  expect(lists.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^OFAC SDN ListListed/u),
    expect.stringMatching(/^EU Consolidated ListNot Listed/u),
    expect.stringMatching(/^UK HMT ListNot Listed/u),
    expect.stringMatching(/^UN Consolidated ListNot Listed/u),
  ]);
  expect(within(screen.getByRole('list', { name: 'Other lists' })).getByText('CH-SECO')).toBeTruthy();
});

test('a list that removed a confirmed party is Not Listed, and shows the version without it', async () => {
  const un = { code: 'UN', title: 'UN Consolidated List', kind: 'sanctions' };
  const own = { code: 'OWN', title: 'Own list', kind: 'own' };
  const rows = [un, own].map((list, at) =>
    aMatch({
      id: at + 1,
      state: 'confirmed',
      list,
      delistedAt: '2026-11-20T06:00:00.000Z',
      delistedVersionDay: '2026-11-19',
    }),
  );
  renderApp(
    '/entity/1',
    profile({
      'entities.get': () => anEntity(),
      'matches.list': () => ({ rows, total: rows.length }),
      'screening.last': () => searched(...ALL),
    }),
  );
  const lists = within(await screen.findByRole('list', { name: 'Sanctions lists' }));
  const line = (await lists.findByText(/^Not on the version of/u)).closest('li');
  expect(line?.textContent).toMatch(/^UN Consolidated ListNot ListedNot on the version of Nov 19, 2026/u);
  expect(screen.getByRole('list', { name: 'Other lists' }).textContent).toMatch(
    /^Own listNot ListedNot on the version of Nov 19, 2026/u,
  );
  expect(screen.getByText('On no sanctions list, no match waiting for a decision.')).toBeTruthy();
});

test('a list that no longer has the confirmed party is not a source of the facts', async () => {
  const entity = anEntity({
    additionalInfo: { birthDate: '1971-12-06', position: null, founded: null, industry: null },
  });
  const agreed = [aField('date', 'Date of birth')];
  const onList = (code: string, match: Partial<Match>) =>
    aMatch({ state: 'confirmed', list: { code, title: code, kind: 'sanctions' }, fields: agreed, ...match });
  const rows = [onList('EU', { id: 1 }), onList('UN', { id: 2, delistedAt: '2026-11-20T06:00:00.000Z' })];
  renderApp(
    '/entity/1',
    profile({ 'entities.get': () => entity, 'matches.list': () => ({ rows, total: rows.length }) }),
  );
  const identity = within(await screen.findByRole('region', { name: 'Identity' }));
  expect((await identity.findByText('Declared, EU')).parentElement?.textContent).toMatch(/^Dec 6, 1971/u);
  expect(identity.getByText('Primary name · EU')).toBeTruthy();
  expect(identity.queryByText(/UN/u)).toBeNull();
});

test('a confirmed match shows what has changed since the decision, and the score then and now', async () => {
  const match = aMatch({
    state: 'confirmed',
    score: 52.4,
    decidedBy: 'Ines Valcourt',
    decidedAt: '2026-11-20T10:36:00.000Z',
    review: { score: 98.6, checks: [] },
    changedSince: ['party'],
    changes: { entity: [], party: [{ field: 'dates', removed: ['1987-08-10'], added: ['1963-02-17'] }] },
  });
  const { user } = renderApp('/entity/1', profile({ 'matches.list': () => ({ rows: [match], total: 1 }) }));
  const heading = await screen.findByRole('button', {
    name: /changed since the decision: dates 1987-08-10 → 1963-02-17/u,
  });
  await user.click(heading);
  const note = (await screen.findByText('Changed since the decision')).parentElement;
  expect(note?.textContent).toBe(
    'Changed since the decision: the listed party (dates 1987-08-10 → 1963-02-17). The score is 52 now; it was 99 when the match was decided. The decision stands: look at it again.',
  );
});

test('a listing keeps its programmes and date while another match waits on the same list', async () => {
  const rows = [aMatch({ id: 11, state: 'confirmed' }), aMatch({ id: 12 })];
  renderApp('/entity/1', profile({ 'matches.list': () => ({ rows, total: rows.length }) }));
  const lists = within(await screen.findByRole('list', { name: 'Sanctions lists' }));
  const line = (await lists.findByText('SDGT')).closest('li');
  expect(line?.textContent).toMatch(/^OFAC SDN ListListedSDGTOct 11, 2019.*1 match waiting$/u);
});

test('a listing also keeps them while undoing the confirmation waits for a second person', async () => {
  const proposal = {
    to: 'pending' as const,
    from: 'confirmed' as const,
    reason: 'Mistake',
    note: null,
    keepQuiet: true,
    byUserId: 3,
    by: 'Ines Valcourt',
    at: '2026-11-20T08:00:00.000Z',
  };
  const rows = [aMatch({ state: 'proposed', proposal })];
  renderApp('/entity/1', profile({ 'matches.list': () => ({ rows, total: rows.length }) }));
  const lists = within(await screen.findByRole('list', { name: 'Sanctions lists' }));
  expect((await lists.findByText('SDGT')).closest('li')?.textContent).toMatch(/^OFAC SDN ListListedSDGT/u);
});

test('the searched version of a list is dated by its publisher', async () => {
  renderApp('/entity/1', profile());
  const lists = within(await screen.findByRole('list', { name: 'Sanctions lists' }));
  expect(await lists.findByText('Nov 19, 2026')).toBeTruthy();
  expect(lists.getAllByText('Not searched')).toHaveLength(3);
});

test('a sanctioned entity without a recorded list says so', async () => {
  renderApp('/entity/1', profile({ 'entities.get': () => anEntity({ isSanctioned: true }), 'matches.list': noRows }));
  expect(await screen.findByText('Marked as sanctioned, but no list is recorded.')).toBeTruthy();
});

/** A confirmed match on a list that sets no flag. */
const confirmedOn = (id: number, code: string, kind: string) =>
  aMatch({ id, partyId: id, state: 'confirmed', list: { code, title: `${code} list`, kind } });

test('a confirmed match on an own list or a list of debarments is in the sentence and under Other lists', async () => {
  const rows = [confirmedOn(11, 'WORLD-BANK', 'debarment'), confirmedOn(12, 'OWN', 'own')];
  const answers = {
    'entities.get': () => anEntity({ isSanctioned: false, pendingMatches: 0, blockedShare: null }),
    'matches.list': () => ({ rows, total: 2 }),
  };
  renderApp('/entity/1', profile(answers));
  expect(
    await screen.findByText(
      'On no sanctions list that was searched, but on 1 list of debarments and 1 own list, no match waiting for a decision.',
    ),
  ).toBeTruthy();
  const others = within(screen.getByRole('list', { name: 'Other lists' })).getAllByRole('listitem');
  expect(others.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^WORLD-BANK listListed/u),
    expect.stringMatching(/^OWN listListed/u),
  ]);
});

test('the comparison shows names as written, with each verdict and its reason', async () => {
  renderApp('/entity/1', profile());
  const rows = within(await screen.findByRole('table', { name: 'Comparison' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'Given nameMatchAbdulrahmanAbd al-RahmanSame name, written joined',
    'NameMatchK.KhalilInitial agrees',
    'Family nameMatchHaddarAL-HADDARSame',
    'TypeMatchPersonPersonSame type',
    'Date of birthDiffersJun 12, 1971Dec 6, 1971Day and month swapped',
    'GenderUnknownNot availableMaleNot given',
  ]);
  expect(rows[5]?.querySelector('u')?.textContent).toBe('Dec 6');
  expect(screen.getByText('weak alias')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Source' }).getAttribute('href')).toBe('https://lists.example/1003');
});

const anOwner = {
  key: 'entity:2',
  name: 'Ivan Quell',
  entityId: 2,
  party: null,
  status: 'clear' as const,
  riskScore: 78,
  pendingMatches: 1,
};
const aLink = {
  id: 7,
  owner: anOwner,
  owned: { ...anOwner, key: 'entity:1', name: 'Severny Vektor', entityId: 1, pendingMatches: 0 },
  share: 25,
  from: '2024-01-01',
  to: null,
  source: null,
  inForce: true,
  counts: false,
  createdBy: null,
  createdAt: '2026-11-18T09:00:00.000Z',
  updatedAt: '2026-11-18T09:00:00.000Z',
};

test('an owner is shown with its risk and a link to its waiting matches', async () => {
  const named = { ...anOwner, key: 'name:Ada', name: 'Ada', entityId: null, status: 'unscreened' as const };
  const unknown = { ...aLink, id: 8, owner: { ...named, riskScore: null, pendingMatches: null } };
  renderApp(
    '/entity/1',
    profile({
      'entities.get': () => anEntity({ type: 'company' }),
      'ownership.of': () => anOwnership({ owners: [aLink, unknown], chain: [aLink, unknown] }),
    }),
  );
  const panel = within(await screen.findByRole('region', { name: 'Ownership' }));
  const [, first, second] = within(await panel.findByRole('table', { name: /^Owners of/u })).getAllByRole('row');
  expect(within(first!).getByText('High Risk')).toBeTruthy();
  const link = within(first!).getByRole('link', { name: '1 match waiting' });
  expect(link.getAttribute('href')).toBe('/matches?entity=2');
  expect(within(second!).queryByText(/Risk|waiting/u)).toBeNull();
  const chain = within(panel.getByRole('region', { name: 'Chain of owners' }));
  expect(chain.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Ivan Quell (No confirmed match, 1 match waiting) owns 25 % of Severny Vektor, which does not count yet.',
    'Ada (Not screened) owns 25 % of Severny Vektor, which does not count.',
  ]);
  expect(chain.getByText('1 match waiting')).toBeTruthy();
  expect(
    panel.getByText('No blocked party is known to own a share. 1 match of its owners is not decided yet.'),
  ).toBeTruthy();
});

test('only the changed fields of an owner are sent, also after it was opened again', async () => {
  const sent: unknown[] = [];
  const { user } = renderApp(
    '/entity/1',
    profile({
      'entities.get': () => anEntity({ type: 'company' }),
      'ownership.of': () => anOwnership({ owners: [aLink] }),
      'ownership.change': (input: unknown) => {
        sent.push(input);
        return aLink;
      },
    }),
  );
  const edit = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit the share of Ivan Quell' }));
    return within(await screen.findByRole('dialog', { name: 'Edit an owner' }));
  };
  await user.type((await edit()).getByLabelText('Source'), 'Register');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const dialog = await edit();
  expect(dialog.getByText('What you typed before was kept.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ linkId: 7, change: { source: 'Register' }, read: { source: null } }]));
});

test('a link stated by a list is part of the match until it is confirmed, and does not count as ownership then', async () => {
  const link = { list: 'OFAC', partyName: 'HADDAR', relation: 'Linked To', ownerName: 'GREY FLEET', share: null };
  const stated = [
    { ...link, matchId: 11, isConfirmed: false },
    { ...link, matchId: 12, isConfirmed: true, ownerName: 'BLUE FLEET' },
  ];
  renderApp('/entity/1', profile({ 'ownership.of': () => anOwnership({ stated }) }));
  const links = within(await screen.findByRole('region', { name: 'Links stated by lists' }));
  expect(links.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Linked To BLUE FLEETOFAC, of HADDAR. Does not count by itself.',
  ]);
  const match = within(screen.getByRole('region', { name: /^Matches/u }));
  expect(await match.findByText('GREY FLEET')).toBeTruthy();
  expect(match.queryByText('BLUE FLEET')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Ownership' })).toBeNull();
});

test('C confirms, flags and score follow, and U undoes it', async () => {
  let isConfirmed = false;
  const sent: unknown[] = [];
  const { user } = renderApp(
    '/entity/1',
    profile({
      'entities.get': () =>
        anEntity(
          isConfirmed
            ? { isSanctioned: true, riskScore: 100, flags: { sanctionLists: ['OFAC'], reasons: [] } }
            : { pendingMatches: 1, riskScore: 82 },
        ),
      'matches.list': () => ({ rows: [aMatch({ state: isConfirmed ? 'confirmed' : 'pending' })], total: 1 }),
      'matches.confirm': (input: unknown) => {
        sent.push(input);
        isConfirmed = true;
        return [aMatch({ state: 'confirmed' })];
      },
      'matches.undo': (input: unknown) => {
        sent.push(input);
        isConfirmed = false;
        return [aMatch()];
      },
    }),
  );
  await screen.findByRole('table', { name: 'Comparison' });
  await user.keyboard('c');
  expect(await screen.findByText('Match confirmed')).toBeTruthy();
  expect(await screen.findByText('On 1 sanctions list, no match waiting for a decision.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Risk score: 100, High Risk' })).toBeTruthy();
  expect(screen.getByText('Sanctioned')).toBeTruthy();
  await user.keyboard('u');
  expect(
    await screen.findByText(
      'No confirmed match on a sanctions list that was searched, 1 match waiting for a decision.',
    ),
  ).toBeTruthy();
  expect(sent).toEqual([{ matchIds: [11] }, { matchIds: [11] }]);
});

test('the match under review stays open when a better one arrives', async () => {
  const sent: unknown[] = [];
  let rows = [aMatch({ id: 11 })];
  const { user } = renderApp(
    '/entity/1',
    profile({
      'matches.list': () => ({ rows, total: rows.length }),
      'matches.confirm': (input: unknown) => {
        sent.push(input);
        return [];
      },
    }),
  );
  await screen.findByRole('table', { name: 'Comparison' });
  await waitFor(() => expect(openStreams()).toBe(1));
  rows = [aMatch({ id: 12, score: 99 }), ...rows];
  serverTells('match');
  await waitFor(() =>
    expect(screen.getAllByRole('button', { expanded: false }).map(({ id }) => id)).toContain('match-12'),
  );
  await user.keyboard('c');
  await waitFor(() => expect(sent).toEqual([{ matchIds: [11] }]));
});

test('the match under review stays open when somebody else decides it, and no key decides another', async () => {
  const sent: unknown[] = [];
  const decide = (input: unknown) => sent.push(input);
  let rows = [aMatch({ id: 11 }), aMatch({ id: 12 })];
  const { user } = renderApp(
    '/entity/1',
    profile({
      'matches.list': () => ({ rows, total: rows.length }),
      'matches.confirm': decide,
      'matches.dismiss': decide,
    }),
  );
  await screen.findByRole('button', { name: /^Confirm match/u });
  await waitFor(() => expect(openStreams()).toBe(1));
  rows = [aMatch({ id: 11, state: 'confirmed' }), aMatch({ id: 12 })];
  serverTells('match');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Confirm match/u })).toBeNull());
  await user.keyboard('c5');
  expect(screen.getByRole('button', { expanded: true }).id).toBe('match-11');
  expect(sent).toEqual([]);
});

test('U undoes a decision that got no response, but nothing that the button has undone', async () => {
  let state: 'pending' | 'confirmed' = 'pending';
  let isReachable = false;
  let undone = 0;
  const { user } = renderApp(
    '/entity/1',
    profile({
      'matches.list': () => ({ rows: [aMatch({ id: 11, state }), aMatch({ id: 12 })], total: 2 }),
      'matches.confirm': () => {
        state = 'confirmed';
        return [];
      },
      'matches.undo': () => {
        if (!isReachable) throw new NoAnswer();
        undone += 1;
        state = 'pending';
        return [];
      },
    }),
  );
  await screen.findByRole('table', { name: 'Comparison' });
  await user.keyboard('c');
  await screen.findByText('Match confirmed');
  await user.keyboard('u');
  await screen.findByText('Undo failed');
  isReachable = true;
  await user.keyboard('u');
  await screen.findByText('Decision undone');
  expect(undone).toBe(1);
  await user.keyboard('kc');
  await screen.findByText('Match confirmed');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Decision undone');
  // Decisions are sent in order, so this one comes after anything that U would send.
  await user.keyboard('uc');
  await screen.findByText('Match confirmed');
  expect(undone).toBe(2);
});

test('a decision by somebody else can be undone only with a reason', async () => {
  const sent: unknown[] = [];
  const { user } = renderApp(
    '/entity/1',
    profile({
      'matches.list': () => ({ rows: [aMatch({ state: 'confirmed', decidedBy: 'Somebody Else' })], total: 1 }),
      'matches.undo': (input: unknown) => {
        sent.push(input);
        return [];
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const why = await screen.findByLabelText('Reason for undoing it');
  expect(document.activeElement).toBe(why);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
  await user.keyboard('{Enter}{Escape}');
  expect(screen.queryByLabelText('Reason for undoing it')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.type(await screen.findByLabelText('Reason for undoing it'), ' Another passport {Enter}');
  await waitFor(() => expect(sent).toEqual([{ matchIds: [11], reason: 'Another passport' }]));
  expect(await screen.findByText('Decision undone')).toBeTruthy();
});

test('D asks for a reason, a number chooses it, Enter dismisses; the pair is kept quiet by default', async () => {
  const sent: unknown[] = [];
  const { user } = renderApp(
    '/entity/1',
    profile({
      'matches.dismiss': (input: unknown) => {
        sent.push(input);
        return [aMatch({ state: 'dismissed' })];
      },
    }),
  );
  await screen.findByRole('table', { name: 'Comparison' });
  await user.keyboard('{Enter}');
  expect(sent).toEqual([]);
  await user.keyboard('d2');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Name only/u }).checked).toBe(true);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Match dismissed')).toBeTruthy();
  expect(sent).toEqual([{ matchIds: [11], reason: 'Name only', keepQuiet: true }]);
});

/** A profile with the dismissal of its match open for a custom reason, and what is sent. */
async function dismissingForAnotherReason() {
  const sent: unknown[] = [];
  const { user } = renderApp(
    '/entity/1',
    profile({
      'matches.dismiss': (input: unknown) => {
        sent.push(input);
        return [aMatch({ state: 'dismissed' })];
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await user.click(screen.getByRole('radio', { name: /Other/u }));
  return { user, sent };
}

test('a custom reason and a note are sent with the dismissal', async () => {
  const { user, sent } = await dismissingForAnotherReason();
  await user.type(screen.getByLabelText('Your own reason'), 'Another father');
  await user.type(screen.getByLabelText('Note'), 'Seen in the passport.');
  await user.click(screen.getByLabelText('Keep quiet on this pair'));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { matchIds: [11], reason: 'Another father', note: 'Seen in the passport.', keepQuiet: false },
    ]),
  );
});

test('a refused decision is undone where it was made', async () => {
  const { user } = renderApp(
    '/entity/1',
    profile({
      'matches.confirm': () => {
        throw new Refusal(409, 'This match is already dismissed. Undo that decision first.');
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Confirm match' }));
  const pair = 'Abdulrahman K. Haddar and Abd al-Rahman Khalil AL-HADDAR';
  const why = '409: This match is already dismissed. Undo that decision first.';
  expect(await screen.findByText(`${pair}. ${why}`)).toBeTruthy();
  expect(screen.getByText('Failed to confirm match')).toBeTruthy();
  expect(screen.getByText('Waiting')).toBeTruthy();
});

test('a decided match shows who decided and why, and when open, what was checked', async () => {
  const decided = aMatch({
    state: 'confirmed',
    note: 'Passport copy on file.',
    decidedBy: 'Ines Valcourt',
    decidedAt: '2026-11-20T07:00:00.000Z',
    review: { score: 91, checks: [] },
  });
  const { user } = renderApp('/entity/1', profile({ 'matches.list': () => ({ rows: [decided], total: 1 }) }));
  expect(await screen.findByText('Passport copy on file.')).toBeTruthy();
  expect(screen.queryByText('Decided at score 91')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Confirmed$/u, expanded: false }));
  expect(await screen.findByText('Decided at score 91')).toBeTruthy();
});

test('a viewer sees the evidence and the decisions, but no buttons', async () => {
  const decided = aMatch({
    id: 12,
    state: 'dismissed',
    reason: 'Name only',
    decidedBy: 'Ines Valcourt',
    decidedAt: '2026-11-20T07:00:00.000Z',
  });
  renderApp(
    '/entity/1',
    profile({
      'auth.session': () => aUser({ role: 'viewer' }),
      'matches.list': () => ({ rows: [aMatch(), decided], total: 2 }),
    }),
  );
  expect(await screen.findByRole('table', { name: 'Comparison' })).toBeTruthy();
  expect(screen.getByText('Name only.', { exact: false })).toBeTruthy();
  for (const name of ['Confirm match', 'Dismiss', 'Undo', 'Edit'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'New Case' })).toBeNull();
});

test('the last screening is proved by its certificate, with its time and lists, and by those since', async () => {
  const whole = { id: 4, at: '2026-11-01T08:00:00.000Z', lists: ['DEMO', 'OFAC'], changesOnly: false };
  const update = { id: 12, at: '2026-11-20T07:00:00.000Z', lists: ['UN'], changesOnly: true };
  const certificates = [whole, update];
  renderApp('/entity/1', profile({ 'screening.last': () => aScreening({ certificates, furtherCertificates: 2 }) }));
  const link = await screen.findByRole('link', { name: 'Certificate' });
  expect(link.getAttribute('href')).toBe('/screenings/4');
  expect(link.parentElement?.textContent).toMatch(/Certificate of Nov 1, 2026.+ \(DEMO, OFAC\), 3 more since$/u);
  expect(screen.getByRole('link', { name: '3 more since' }).getAttribute('href')).toBe('/entity/1#screenings');
});

const inFile = (code: string, oldDays: number | null) => ({ ...aScreening().lists[0]!, code, oldDays });

test('lists searched in old files are marked in the header, several in one mark, the oldest first', async () => {
  const headline = (...lists: ReturnType<typeof inFile>[]) =>
    renderApp('/entity/1', profile({ 'screening.last': () => aScreening({ lists }) }));
  headline(inFile('OFAC', 1_100), inFile('EU', null));
  expect(await screen.findByText('OFAC: the file is 3 years old')).toBeTruthy();
  cleanup();
  headline(inFile('UK', 99), inFile('OFAC', 1_100), inFile('EU', null));
  expect(await screen.findByText('Old files: OFAC 3 years, UK 3 months')).toBeTruthy();
});

test('reports open in a new tab; cases are offered when there are any', async () => {
  renderApp('/entity/1', profile({ 'cases.list': () => ({ rows: [], total: 2 }) }));
  const pdf = await screen.findByRole('link', { name: 'Download PDF' });
  expect(pdf.getAttribute('href')).toBe('/api/entities/1/report?format=pdf');
  expect(pdf.getAttribute('target')).toBe('_blank');
  expect((await screen.findByRole('link', { name: 'View Cases (2)' })).getAttribute('href')).toBe('/cases?entity=1');
  expect(screen.getByRole('link', { name: 'New Case' }).getAttribute('href')).toBe('/cases?new=true&entity=1');
});

test('the assessment names its author, and media that there is none', async () => {
  renderApp('/entity/1', profile());
  expect(await screen.findByText('Generated by rules')).toBeTruthy();
  expect(await screen.findByText('No adverse media found.')).toBeTruthy();
  expect(screen.getByRole('meter', { name: 'Adverse media' }).getAttribute('aria-valuenow')).toBe('70');
});

test('what could not be loaded is not shown as empty', async () => {
  let isBroken = true;
  const broken = () => {
    if (isBroken) throw new Refusal(500, 'disk I/O error');
    return { rows: [], total: 0 };
  };
  const { user } = renderApp(
    '/entity/1',
    profile({
      'screening.last': () => {
        if (isBroken) throw new Refusal(500, 'disk I/O error');
        return null;
      },
      'cases.list': broken,
      'alerts.list': broken,
      'screening.list': broken,
      'audit.list': broken,
      'auth.session': () => aUser({ role: 'admin' }),
    }),
  );
  const last = await screen.findByText(/^The last screening could not be loaded/u);
  expect(screen.queryByText('Not screened yet')).toBeNull();
  for (const name of ['Cases', 'Alerts', 'Screenings', 'Audit trail'])
    expect(within(await screen.findByRole('region', { name })).getByRole('button', { name: 'Retry' })).toBeTruthy();
  isBroken = false;
  await user.click(within(last).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Not screened yet')).toBeTruthy();
});

test('an entity that does not exist', async () => {
  renderApp(
    '/entity/99',
    profile({
      'entities.get': () => {
        throw new Refusal(404, 'Entity 99 not found');
      },
    }),
  );
  expect(await screen.findByText('Entity not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to entities' }).getAttribute('href')).toBe('/entities');
});

test('a company shows its owners and the verdict of the 50 % rule, other entities only what they own', async () => {
  renderApp('/entity/1', profile({ 'entities.get': () => anEntity({ type: 'company' }) }));
  expect(await screen.findByText(/^No owners recorded\./u)).toBeTruthy();
});

test('a person who owns nothing has no panel of owners', async () => {
  renderApp('/entity/1', profile());
  expect(await screen.findByRole('heading', { name: 'Matches' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Ownership' })).toBeNull();
});

test('the trail names who acted, and the report or listed party', async () => {
  const event = { seq: 5, at: '2026-11-20T09:00:00.000Z', subjectType: 'entity', subjectId: 1, payload: null };
  const party = { id: 3, name: 'Abd al-Rahman Khalil AL-HADDAR', list: 'OFAC', sourceRef: '9001' };
  renderApp(
    '/entity/1',
    profile({
      'auth.session': () => aUser({ role: 'admin' }),
      'users.list': () => [aUser({ username: 'analyst', fullName: 'Ines Valcourt' })],
      'audit.list': () => ({
        rows: [
          { ...event, actor: 'analyst', action: 'report.create', payload: { report: 7 } },
          { ...event, seq: 3, actor: 'analyst', action: 'match.confirm', party },
          { ...event, seq: 4, actor: 'system', action: 'entity.create' },
        ],
        total: 3,
      }),
    }),
  );
  const trail = within(await screen.findByRole('region', { name: /Audit trail/u }));
  expect(await trail.findAllByText('Ines Valcourt')).toHaveLength(2);
  expect(trail.getByRole('link', { name: 'Report 7' }).getAttribute('href')).toBe('/api/reports/7/file');
  expect(trail.getByText('Abd al-Rahman Khalil AL-HADDAR')).toBeTruthy();
  expect(trail.getByText('system')).toBeTruthy();
});

test('the reasons for the flags take the full width, because names on lists are long', async () => {
  const flags = {
    sanctionLists: ['UN'],
    reasons: ['Confirmed match: MUHAMMAD JAMAL ABD-AL RAHIM AHMAD AL-KASHIF (UN)'],
  };
  renderApp('/entity/1', profile({ 'entities.get': () => anEntity({ flags }) }));
  const reasons = (await screen.findByText('Reasons for the flags')).parentElement;
  expect(reasons?.className).toContain('col-span-full');
});

test('every screening of the entity is listed, newest first, with cause, result and certificate', async () => {
  const hit = aCertifiedHit({ primaryName: 'AL-HADDAR' });
  const asked: unknown[] = [];
  const { user, path } = renderApp(
    '/entity/1',
    profile({
      'screening.list': (input: { offset: number }) => {
        asked.push(input);
        const first = [aCertificate({ id: 12, cause: 'list-update', actor: 'system', hits: [hit, hit] })];
        return { rows: input.offset === 0 ? first : [aCertificate()], total: 6 };
      },
    }),
  );
  const searches = within(await screen.findByRole('region', { name: /^Screenings/u }));
  expect(searches.getByRole('link').getAttribute('href')).toBe('/screenings/12');
  expect(searches.getByRole('listitem').textContent).toMatch(/2 possible matchesList update by system, OFAC$/u);
  await user.click(searches.getByRole('button', { name: 'Older' }));
  await waitFor(() =>
    expect(searches.getByRole('listitem').textContent).toMatch(/No matchEntity added by Ines Valcourt/u),
  );
  expect(searches.getByRole('link').getAttribute('href')).toBe('/screenings/9');
  expect(path()).toBe('/entity/1?screenings=2');
  expect(asked.at(-1)).toEqual({ entityId: 1, limit: 5, offset: 5 });
});

test('of two files of articles the last chosen is imported, whichever is read first', async () => {
  const { user } = renderApp('/entity/1', profile());
  await user.click(await screen.findByRole('button', { name: 'Add article' }));
  await user.click(await screen.findByRole('radio', { name: 'JSON file' }));
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  const slow = new File(['[1, 2, 3]'], 'slow.json', { type: 'application/json' });
  const reading = Promise.withResolvers<string>();
  slow.text = () => reading.promise;
  await user.upload(input, slow);
  await user.upload(input, new File(['[1, 2]'], 'fast.json', { type: 'application/json' }));
  expect(await screen.findByText(/2 articles/u)).toBeTruthy();
  reading.resolve('[1, 2, 3]');
  await reading.promise;
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', false));
  expect(screen.queryByText(/3 articles/u)).toBeNull();
});

test('saving an edit does not undo what was learned about the entity meanwhile', async () => {
  const sent: unknown[] = [];
  let entity = anEntity();
  const { user } = renderApp(
    '/entity/1?edit=true',
    profile({
      'entities.get': () => entity,
      'entities.isCountryKnown': () => true,
      'entities.isDateRead': () => true,
      'entities.list': noRows,
      'entities.update': (input: unknown) => {
        sent.push(input);
        return entity;
      },
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Entity' }));
  await user.type(dialog.getByRole('textbox', { name: 'Position' }), 'Minister');
  await waitFor(() => expect(openStreams()).toBe(1));
  entity = anEntity({
    country: 'Malta',
    isSanctioned: true,
    riskScore: 100,
    flags: { sanctionLists: ['OFAC'], reasons: ['Confirmed match'] },
  });
  serverTells('entity');
  await screen.findByText('Malta');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        entityId: 1,
        change: { additionalInfo: { position: 'Minister' } },
        read: { additionalInfo: { position: null } },
      },
    ]),
  );
});

/** The Edit Entity dialog of an entity. The server returns the entity unchanged. */
async function editing(entity: Entity) {
  const { user } = renderApp(
    '/entity/1?edit=true',
    profile({
      'entities.get': () => entity,
      'entities.isCountryKnown': () => true,
      'entities.isDateRead': () => true,
      'entities.list': noRows,
      'entities.update': () => entity,
    }),
  );
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Edit Entity' })) };
}

test('a flag set by a confirmed match cannot be unticked in the dialog, which says why; others can', async () => {
  const { dialog } = await editing(
    anEntity({
      isPep: true,
      isSanctioned: true,
      riskScore: 98,
      derived: { isPep: false, isSanctioned: true, riskScore: 98 },
    }),
  );
  const sanctioned = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Sanctioned' });
  expect([sanctioned.checked, sanctioned.disabled]).toEqual([true, true]);
  expect(dialog.getByText('Set by a confirmed match. It stays until that decision is undone.')).toBeTruthy();
  const pep = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Politically exposed person (PEP)' });
  expect([pep.checked, pep.disabled]).toEqual([true, false]);
});

test('a declared score below the assessed one has no effect, as shown before and after saving', async () => {
  const { user, dialog } = await editing(
    anEntity({ riskScore: 98, derived: { isPep: false, isSanctioned: false, riskScore: 98 } }),
  );
  expect(dialog.getByText(/^0 to 100\. Assessed at 98:/u)).toBeTruthy();
  const score = dialog.getByRole('textbox', { name: 'Risk Score' });
  await user.clear(score);
  await user.type(score, '5');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Entity updated')).toBeTruthy();
  expect(screen.getByText('The risk score is 98, as assessed; 5 is declared.')).toBeTruthy();
});

test('unsaved text in the dialog is there when it is opened again, over what has changed since', async () => {
  sessionStorage.setItem('tamis-draft:2:edit-entity:1', JSON.stringify({ position: 'Minister' }));
  const { user, dialog } = await editing(anEntity({ country: 'Malta' }));
  expect(dialog.getByText('What you typed before was kept.')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Position' }).value).toBe('Minister');
  await user.type(dialog.getByRole('textbox', { name: 'Position' }), ' of Works');
  expect(sessionStorage.getItem('tamis-draft:2:edit-entity:1')).toBe('{"position":"Minister of Works"}');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

test('changing the type shows which facts will be lost', async () => {
  const info = { birthDate: '1970-01-01', position: 'Minister', founded: null, industry: null };
  const { user, dialog } = await editing(anEntity({ additionalInfo: info }));
  await user.click(dialog.getByRole('button', { name: /Type/u }));
  await user.click(screen.getByRole('option', { name: 'Company' }));
  expect(dialog.getByText('A company has no birth date and no position: saving removes it.')).toBeTruthy();
});

test('the profile and the text in its dialog stay when they cannot be loaded again', async () => {
  let isDown = false;
  const { user } = renderApp(
    '/entity/1?edit=true',
    profile({
      'entities.get': () => {
        if (isDown) throw new Refusal(503, 'The server is busy');
        return anEntity();
      },
      'matches.list': () => {
        if (isDown) throw new Refusal(503, 'The server is busy');
        return { rows: [aMatch()], total: 1 };
      },
      'entities.isCountryKnown': () => true,
      'entities.isDateRead': () => true,
      'entities.list': noRows,
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Entity' }));
  await user.type(dialog.getByRole('textbox', { name: 'Position' }), 'Minister');
  await waitFor(() => expect(openStreams()).toBe(1));
  isDown = true;
  serverTells('entity');
  await waitFor(() => expect(screen.getAllByText('What is shown may be out of date')).toHaveLength(2));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Position' }).value).toBe('Minister');
  expect(screen.getByRole('table', { name: 'Comparison', hidden: true })).toBeTruthy();
});

test('Enter that ends the composition of a character does not dismiss the match', async () => {
  const { user, sent } = await dismissingForAnotherReason();
  const own = screen.getByLabelText('Your own reason');
  await user.type(own, '同名');
  fireEvent.keyDown(own, { key: 'Enter', isComposing: true });
  const note = screen.getByLabelText('Note');
  await user.type(note, '別人');
  fireEvent.keyDown(note, { key: 'Enter', isComposing: true });
  expect(document.activeElement).toBe(note);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([{ matchIds: [11], reason: '同名', note: '別人', keepQuiet: true }]);
});

test('a decision without a response is not shown as made when undoing it gets none either', async () => {
  const { promise: asked, resolve: cutOff } = Promise.withResolvers<void>();
  let isReachable = true;
  const noAnswer = async () => {
    await asked;
    isReachable = false;
    throw new NoAnswer();
  };
  const { user } = renderApp(
    '/entity/1',
    profile({
      'matches.list': () => {
        if (!isReachable) throw new NoAnswer();
        return { rows: [aMatch()], total: 1 };
      },
      'matches.confirm': noAnswer,
      'matches.undo': noAnswer,
    }),
  );
  await screen.findByRole('table', { name: 'Comparison' });
  await user.keyboard('c');
  await waitFor(() => expect(screen.getAllByText('Confirmed').length).toBeGreaterThan(0));
  await user.keyboard('u');
  expect(await screen.findByText('Waiting')).toBeTruthy();
  cutOff();
  expect(await screen.findByText('Undo failed')).toBeTruthy();
  expect(screen.getByText('Waiting')).toBeTruthy();
  expect(screen.queryByText('Confirmed')).toBeNull();
});

test('if somebody else was faster, the match is shown as they decided it', async () => {
  let decided = {};
  const { user } = renderApp(
    '/entity/1',
    profile({
      'matches.list': () => ({ rows: [aMatch(decided)], total: 1 }),
      'matches.confirm': () => {
        decided = { state: 'dismissed', reason: 'Name only', decidedBy: 'Nils Öberg' };
        throw new Refusal(409, 'This match is already dismissed. Undo that decision first.');
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Confirm match' }));
  expect(await screen.findByText('Failed to confirm match')).toBeTruthy();
  expect((await screen.findAllByText('Dismissed')).length).toBeGreaterThan(0);
  await new Promise((later) => setTimeout(later, 50));
  expect(screen.queryByText('Waiting')).toBeNull();
});
