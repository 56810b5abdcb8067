import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../src/button.tsx';

const saidByItsId = () => document.querySelectorAll('[data-live-announcer] [aria-labelledby]').length;

test('a pending button that disappears clears its announcement, which would refer to nothing', async () => {
  const { rerender, unmount } = render(<Button>Log In</Button>);
  screen.getByRole('button').focus();
  rerender(
    <Button isPending pendingLabel="Logging in...">
      Log In
    </Button>,
  );
  expect(saidByItsId()).toBe(1);
  rerender(<Button>Log In</Button>);
  expect(saidByItsId()).toBe(2);
  unmount();
  await vi.waitFor(() => expect(saidByItsId()).toBe(0));
});
