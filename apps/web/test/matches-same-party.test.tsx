import type { MatchState } from '@tamis/api/screening/view-schema';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aField, aMatch } from './match-builders.ts';
import { renderApp } from './render-app.tsx';
import { aQueue, records } from './matches-queue.ts';

/** The party of the queue's first match, as it appears on two other lists. */
const onOtherLists = (state: MatchState = 'pending', decidedBy: string | null = null) => [
  {
    match: aMatch({
      id: 21,
      state,
      decidedBy,
      score: 88,
      list: { code: 'EU', title: 'EU Consolidated List', kind: 'sanctions' },
    }),
    score: 97,
    fields: [
      aField('name', 'Name', { subject: 'Abd al-Rahman Khalil AL-HADDAR', listed: 'Abdul Rahman HADDAR' }),
      aField('country', 'Country', { subject: 'Yemen', listed: 'Oman', verdict: 'differs' }),
      aField('gender', 'Gender', { subject: '', listed: 'male', verdict: 'unknown' }),
      aField('date', 'Date of birth', { subject: '1971-12-06', listed: '1971-12-06' }),
    ],
  },
  {
    match: aMatch({
      id: 22,
      state,
      decidedBy,
      score: 84,
      list: { code: 'UK', title: 'UK HMT List', kind: 'sanctions' },
    }),
    score: 95,
    fields: [aField('country', 'Country', { subject: 'DPRK', listed: 'North Korea', note: 'Same country' })],
  },
];

describe('the same party on other lists', () => {
  test('is shown with a match, with scores and differences, and only chosen records are decided', async () => {
    const { answers, sent } = aQueue();
    const { user } = renderApp('/matches', {
      ...answers,
      'matches.sameParty': ({ id }) => (id === 11 ? onOtherLists() : []),
    });
    const [onEu, onUk] = within(await records()).getAllByRole('listitem');
    expect(screen.getByRole('heading', { name: 'Also on EU and UK: the same party' })).toBeTruthy();
    expect(onEu?.textContent).toContain('Score 88');
    expect(onEu?.textContent).toContain(
      'Country: Oman, OFAC has Yemen · Gender: male, not on OFAC · Same date of birth',
    );
    expect(onUk?.textContent).toContain('Same country (there North Korea)');
    await user.keyboard('c');
    await waitFor(() => expect(sent).toEqual([{ state: 'confirmed', matchIds: [11] }]));
  });

  test('is added to the decision by P, announced before it is made, and undone with it', async () => {
    const { answers, sent } = aQueue();
    const { user } = renderApp('/matches', {
      ...answers,
      'matches.sameParty': ({ id }) => (id === 11 ? onOtherLists() : []),
    });
    await records();
    await user.keyboard('p');
    expect(screen.getByText('The decision is about 3 matches: OFAC, EU and UK.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Confirm 3 matches' })).toBeTruthy();
    await user.keyboard('c');
    await waitFor(() => expect(sent).toEqual([{ state: 'confirmed', matchIds: [11, 21, 22] }]));
    await user.keyboard('u');
    await waitFor(() => expect(sent.at(-1)).toEqual({ state: 'pending', matchIds: [11, 21, 22] }));
  });

  test('is chosen record by record, and the choice is reset when another match opens', async () => {
    const { answers, sent } = aQueue();
    const { user } = renderApp('/matches', { ...answers, 'matches.sameParty': () => onOtherLists() });
    const list = within(await records());
    await user.click(list.getByRole('button', { name: 'Show the record on EU' }));
    expect(list.getByRole('table', { name: 'Comparison' })).toBeTruthy();
    await user.click(list.getByRole('checkbox', { name: /^UK/u }));
    expect(screen.getByText('The decision is about 2 matches: OFAC and UK.')).toBeTruthy();
    await user.keyboard('j');
    await waitFor(() => expect(screen.queryByText(/The decision is about/u)).toBeNull());
    await user.keyboard('c');
    await waitFor(() => expect(sent).toEqual([{ state: 'confirmed', matchIds: [12] }]));
  });

  test('is shown but not offered if it was taken off its list', async () => {
    const { answers, sent } = aQueue();
    const delistedAt = '2026-11-20T06:00:00.000Z';
    const [onEu, onUk] = onOtherLists();
    const found = [{ ...onEu, match: aMatch({ ...onEu?.match, delistedAt }) }, onUk];
    const { user } = renderApp('/matches', {
      ...answers,
      'matches.sameParty': ({ id }) => (id === 11 ? found : []),
    });
    const [eu] = within(await records()).getAllByRole('listitem');
    expect(screen.getByRole('heading', { name: 'Also on UK: the same party' })).toBeTruthy();
    expect(within(eu!).getByText('Delisted')).toBeTruthy();
    expect(within(eu!).queryByRole('checkbox')).toBeNull();
    await user.keyboard('p');
    await user.keyboard('c');
    await waitFor(() => expect(sent).toEqual([{ state: 'confirmed', matchIds: [11, 22] }]));
  });

  test.each([
    ['Dismissed', 'Ines Valcourt'],
    ['Withdrawn', null],
  ])('is shown but not offered if it is settled already: %s', async (text, decidedBy) => {
    renderApp('/matches', { ...aQueue().answers, 'matches.sameParty': () => onOtherLists('dismissed', decidedBy) });
    const list = within(await records());
    expect(list.getAllByText(text)).toHaveLength(2);
    expect(list.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /together/u })).toBeNull();
  });
});

const onList = (id: number, code: string, score: number) =>
  aMatch({ id, score, partyId: id, list: { code, title: `${code} list`, kind: 'sanctions' } });

describe('a customer with one record on three lists', () => {
  const [eu, uk] = [onList(22, 'EU', 95), onList(23, 'UK', 93)];
  const other = aMatch({ id: 30, entityId: 2, entityName: 'Ola Nord', partyId: 40, score: 80 });

  function oneRow() {
    const sent: unknown[] = [];
    const decided = new Set<number>();
    const standing = (match: ReturnType<typeof aMatch>) =>
      decided.has(match.id) ? { ...match, state: 'dismissed' as const } : match;
    const decide = (input: { matchIds: number[] }) => {
      sent.push(input.matchIds);
      for (const id of input.matchIds) decided.add(id);
      return [];
    };
    const page = renderApp('/matches', {
      'matches.queue': () => {
        const left = [onList(21, 'OFAC', 97), eu, uk].map(standing).filter(({ state }) => state === 'pending');
        const [best, ...folded] = left;
        const rows = best ? [{ ...best, folded }] : [];
        return { rows: [...rows, { ...other, folded: [] }], total: rows.length + 1 };
      },
      'matches.sameParty': ({ id }: { id: number }) =>
        id === 21 ? [eu, uk].map((match) => ({ match: standing(match), score: 100, fields: [] })) : [],
      'matches.confirm': decide,
      'matches.dismiss': decide,
      'matches.undo': ({ matchIds }: { matchIds: number[] }) => {
        sent.push(`undo ${matchIds.join(' ')}`);
        for (const id of matchIds) decided.delete(id);
        return [];
      },
    });
    return { ...page, sent };
  }

  test('is one row that names the lists, decided by one key without a question, and undone by one', async () => {
    const { user, sent } = oneRow();
    const rows = within(await screen.findByRole('list', { name: 'Queue' })).getAllByRole('link');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('OFAC, EU, UK'),
      expect.stringContaining('Ola Nord'),
    ]);
    expect(screen.getByText('2 decisions left')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Confirm 3 matches' })).toBeTruthy();
    await user.keyboard('2');
    expect(await screen.findByText('Dismissed 3 matches')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(sent).toEqual([[21, 22, 23]]));
    await user.keyboard('u');
    await waitFor(() => expect(sent.at(-1)).toBe('undo 21 22 23'));
    expect(await screen.findByText('2 decisions left')).toBeTruthy();
  });

  test('is decided for one list alone after P, or without a record that is deselected', async () => {
    const { user, sent } = oneRow();
    await screen.findByRole('button', { name: 'Confirm 3 matches' });
    await user.click(screen.getByRole('checkbox', { name: /^UK/u }));
    expect(screen.getByText('The decision is about 2 matches: OFAC and EU.')).toBeTruthy();
    await user.keyboard('pp');
    await user.click(screen.getByRole('button', { name: 'Confirm match' }));
    await waitFor(() => expect(sent).toEqual([[21]]));
    // What remains is a row again.
    expect(await screen.findByText('EU, UK')).toBeTruthy();
  });

  test('is decided as a whole if its row is selected with others', async () => {
    const { user, sent } = oneRow();
    await screen.findByRole('button', { name: 'Confirm 3 matches' });
    await user.keyboard('xjx');
    expect(await screen.findByText('4 matches selected: the decision is about all of them.')).toBeTruthy();
    // One customer cannot be two different parties.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm 4 matches' }).disabled).toBe(true);
    expect(screen.getByText(/^These are different listed parties\./u)).toBeTruthy();
    await user.keyboard('c');
    expect(await screen.findByText('Nothing confirmed')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.keyboard('2');
    await user.click(await screen.findByRole('button', { name: 'Dismiss 4 matches' }));
    await waitFor(() => expect(sent).toEqual([[21, 22, 23, 30]]));
  });

  test('is opened at its row by the URL of a match that is folded into it', async () => {
    renderApp('/matches?match=23', {
      'matches.queue': () => ({
        rows: [
          { ...other, folded: [] },
          { ...onList(21, 'OFAC', 97), folded: [eu, uk] },
        ],
        total: 2,
      }),
    });
    const rows = within(await screen.findByRole('list', { name: 'Queue' })).getAllByRole('link');
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
  });
});
