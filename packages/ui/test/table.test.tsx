import { screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '../src/table.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The rows, and the space reserved for those to come. */
const rowsAndRoom = () => [...document.querySelectorAll<HTMLElement>('tbody > tr')];

test('the rows of a table are rendered in pieces, and their space is reserved until then', async () => {
  // As in a browser: work that may wait does.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(
      <Table aria-label="Numbers">
        <TableHeader>
          <Column isRowHeader>Number</Column>
        </TableHeader>
        <TableBody items={Array.from({ length: 50 }, (_, at) => ({ id: at }))}>
          {({ id }) => (
            <Row>
              <Cell>{id}</Cell>
            </Row>
          )}
        </TableBody>
      </Table>,
    ),
  );
  expect(screen.getByRole('columnheader', { name: 'Number' })).toBeTruthy();
  expect(screen.queryAllByRole('rowheader')).toHaveLength(0);
  expect(rowsAndRoom().map(({ style }) => style.height)).toEqual(['calc(50 * var(--row-height))']);
  const seen = new Set<number>();
  const watch = new MutationObserver(() => seen.add(document.querySelectorAll('tbody [role=rowheader]').length));
  watch.observe(document.body, { childList: true, subtree: true });
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(50));
  watch.disconnect();
  expect([...seen]).toEqual([8, 16, 24, 32, 40, 48, 50]);
  expect(rowsAndRoom()).toHaveLength(50);
  root.unmount();
});
