import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KEPT_MS, useRecentNotifications } from '../src/recent-notifications.ts';
import { toast, Toaster } from '../src/toast.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Long enough for the library to remove a toast: a frame, a render, the exit animation. */
async function settle() {
  for (let step = 0; step < 4; step += 1) await pass(100);
}

async function show(options: Parameters<typeof toast>[0]) {
  act(() => void toast(options));
  await pass(50);
}

function Recent() {
  const titles = useRecentNotifications().map(({ title }) => title);
  return <p data-testid="recent">{`Recent: ${titles.join(', ')}`}</p>;
}

const dismiss = () => fireEvent.keyDown(document.body, { key: 'Escape' });
const recent = () => screen.getByTestId('recent').textContent?.slice('Recent: '.length);
const area = () => screen.getByText('Entity created').closest('ol') as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <Toaster />
      <Recent />
    </>,
  );
});

afterEach(async () => {
  dismiss();
  await settle();
  await pass(KEPT_MS);
  vi.useRealTimers();
});

describe('a toast', () => {
  test('has a title and a description, announced politely', async () => {
    await show({ title: 'Entity created', description: 'The entity has been successfully created.' });
    expect(screen.getByRole('status').textContent).toContain('The entity has been successfully created.');
  });

  test('is an alert when destructive', async () => {
    await show({ title: 'Login failed', description: '401: Unauthorized', variant: 'destructive' });
    expect(screen.getByRole('alert').textContent).toContain('Login failed');
  });

  test('at most one is visible, and a new one replaces it', async () => {
    await show({ title: 'Entity created' });
    await show({ title: 'Case created' });
    expect(screen.queryByText('Entity created')).toBeNull();
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(recent()).toBe('Entity created');
  });

  test('appears again right after another one was dismissed', async () => {
    await show({ title: 'Entity created' });
    dismiss();
    await show({ title: 'Case created' });
    await settle();
    expect(screen.queryByText('Entity created')).toBeNull();
    expect(screen.getByText('Case created')).not.toBeNull();
  });

  test('closes on its own after 5000 ms', async () => {
    await show({ title: 'Entity created' });
    await pass(4900);
    expect(recent()).toBe('');
    await pass(100);
    expect(recent()).toBe('Entity created');
    await settle();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test.each([
    ['hovered', 'mouseEnter', 'mouseLeave'],
    ['focused', 'focusIn', 'focusOut'],
  ] as const)('stays while %s', async (_, enter, leave) => {
    await show({ title: 'Entity created' });
    await pass(3000);
    fireEvent[enter](area());
    await pass(20_000);
    expect(recent()).toBe('');
    fireEvent[leave](area());
    await pass(1500);
    expect(recent()).toBe('');
    await pass(500);
    expect(recent()).toBe('Entity created');
  });

  test('is closed by Escape, but not from a field', async () => {
    await show({ title: 'Entity created' });
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' });
    expect(recent()).toBe('');
    fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' });
    expect(recent()).toBe('Entity created');
    field.remove();
  });

  test('is closed by its button', async () => {
    await show({ title: 'Entity created' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(recent()).toBe('Entity created');
  });

  test('its action runs and closes it', async () => {
    const onAction = vi.fn<() => void>();
    await show({ title: 'Match dismissed', action: { label: 'Undo', onAction } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(recent()).toBe('Match dismissed');
  });

  test('F8 focuses the toast area', async () => {
    await show({ title: 'Entity created' });
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    expect(document.activeElement).toBe(area());
  });

  test.each([
    [49, ''],
    [50, 'Entity created'],
  ])('swiped right by %i px', async (distance, kept) => {
    HTMLElement.prototype.setPointerCapture = () => undefined;
    await show({ title: 'Entity created' });
    const card = screen.getByRole('status');
    fireEvent.pointerDown(card, { clientX: 100 });
    fireEvent.pointerMove(card, { clientX: 100 + distance });
    fireEvent.pointerUp(card, { clientX: 100 + distance });
    expect(recent()).toBe(kept);
  });

  test('is kept 1,000,000 ms after it was dismissed', async () => {
    await show({ title: 'Entity created' });
    dismiss();
    await pass(KEPT_MS - 1);
    expect(recent()).toBe('Entity created');
    await pass(1);
    expect(recent()).toBe('');
  });
});
