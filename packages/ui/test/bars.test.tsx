import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type BarColumn, Bars } from '../src/bars.tsx';

const column = (key: number, ...bars: BarColumn['bars']): BarColumn => ({
  key,
  spoken: `${key} to ${key + 9}`,
  figure: `n${key}`,
  name: key,
  bars,
});

/** The heights of the bars in pixels, column by column. */
const heights = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll<HTMLElement>('.picture > span')].map(({ style }) => style.height));

test('the greatest bar fills the height, the smallest is visible, and zero is a line', () => {
  const single = [200, 100, 1, 0].map((value, at) => column(at, { value, tone: 'accent' }));
  render(<Bars label="Entities by score" columns={single} height={80} />);
  expect(heights()).toEqual([['80px'], ['40px'], ['2px'], ['1px']]);
});

test('shares are drawn relative to the whole, if one is given', () => {
  render(<Bars label="Found" columns={[column(70, { value: 0.5, tone: 'plain' })]} height={80} full={1} />);
  expect(heights()).toEqual([['40px']]);
});

test('the bars of a column are side by side on one scale, or stacked without empty ones', () => {
  const columns = [
    column(0, { value: 3, tone: 'high' }, { value: 1, tone: 'low' }),
    column(10, { value: 0, tone: 'high' }, { value: 2, tone: 'low' }),
  ];
  const { rerender } = render(<Bars label="Alerts" columns={columns} height={60} />);
  expect(heights()).toEqual([
    ['60px', '20px'],
    ['1px', '40px'],
  ]);
  rerender(<Bars label="Alerts" columns={columns} height={60} isStacked />);
  expect(heights()).toEqual([['45px', '15px'], ['30px']]);
});

test('screen readers get a list of the columns; figures and bars are hidden from them', () => {
  render(<Bars label="Entities by score" columns={[column(40, { value: 0, tone: 'medium' })]} height={60} />);
  expect(screen.getByRole('list', { name: 'Entities by score' })).toBeTruthy();
  expect(screen.getByText('40 to 49').closest('[aria-hidden]')).toBeNull();
  expect(screen.getByText('n40').closest('[aria-hidden]')).not.toBeNull();
});
