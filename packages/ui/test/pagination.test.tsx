import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination } from '../src/pagination.tsx';

const turn = () => undefined;

test('there are no buttons if everything is on one page', () => {
  render(<Pagination page={1} pageSize={50} total={16} onPageChange={turn} />);
  expect(screen.getByText('1–16 of 16')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  render(<Pagination page={1} pageSize={50} total={51} onPageChange={turn} />);
  expect(screen.getByRole('button', { name: 'Next page' })).not.toBeNull();
  cleanup();
  // The last page disappeared while it was shown: there is a way back.
  render(<Pagination page={2} pageSize={50} total={50} onPageChange={turn} />);
  expect(screen.getByRole('button', { name: 'Previous page' })).not.toBeNull();
});

test('a single row is not shown as a range', () => {
  render(<Pagination page={3} pageSize={50} total={101} onPageChange={turn} />);
  expect(screen.getByText('101 of 101')).not.toBeNull();
});
