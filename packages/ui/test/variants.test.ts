import { expect, test } from 'vitest';
import { variants } from '../src/variants.ts';

const badge = variants({
  base: ['rounded', 'border'],
  variants: {
    tone: { plain: 'text-muted', loud: 'text-high-fg' },
    size: { sm: 'h-7', lg: 'h-10' },
    wide: { true: 'w-full' },
  },
  compoundVariants: [{ tone: 'loud', size: 'lg', class: 'font-semibold' }],
  defaultVariants: { tone: 'plain', size: 'sm' },
});

test('a variant that is not chosen has its default, or adds nothing', () => {
  expect(badge()).toBe('rounded border text-muted h-7');
  expect(badge({ tone: undefined, wide: false })).toBe('rounded border text-muted h-7');
});

test("a chosen variant replaces the default; the caller's classes come last", () => {
  expect(badge({ tone: 'loud', wide: true, className: 'mt-2' })).toBe('rounded border text-high-fg h-7 w-full mt-2');
});

test('compound variants add classes of their own', () => {
  expect(badge({ tone: 'loud', size: 'lg' })).toBe('rounded border text-high-fg h-10 font-semibold');
  expect(badge({ size: 'lg' })).toBe('rounded border text-muted h-10');
});

test('a component without variants has its base classes', () => {
  expect(variants({ base: 'block' })({ className: 'mt-2' })).toBe('block mt-2');
});
