import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RelativeTime } from '../src/relative-time.tsx';

const HOUR_AGO = Date.now() - 61 * 60_000;

test('a time is a tab stop only if its details are nowhere else', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<RelativeTime value={HOUR_AGO} isFocusable={false} />);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  rerender(<RelativeTime value={HOUR_AGO} />);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('1 hour ago');
  expect((await screen.findByRole('tooltip')).textContent).toMatch(/UTC$/u);
  act(() => (document.activeElement as HTMLElement).blur());
});
