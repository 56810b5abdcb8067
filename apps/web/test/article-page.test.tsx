import type { Article } from '@tamis/api/media/schema';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from './render-app.tsx';
import { Refusal } from './trpc-answers.ts';

const anArticle = (article: Partial<Article> = {}): Article => ({
  id: 3,
  title: 'Accounts frozen in inquiry',
  content: 'Prosecutors froze seven accounts.',
  aiSummary: 'Accounts were frozen.',
  source: 'Eastern Ledger',
  publishedAt: '2026-11-19T12:00:00.000Z',
  url: 'https://news.example/3',
  riskLevel: 'high',
  fullContent: null,
  ...article,
});

test('without a full text it shows what is known, and how it was classified', async () => {
  renderApp('/articles/3', { 'media.article': () => anArticle() });
  expect(await screen.findByRole('heading', { name: 'Accounts frozen in inquiry' })).toBeTruthy();
  for (const text of [
    'Eastern Ledger',
    'November 19, 2026',
    'Accounts were frozen.',
    'Prosecutors froze seven accounts.',
    'This article has been classified as high risk.',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  const source = screen.getByRole('link', { name: 'Original Source' });
  expect(source.getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

test('a full text is shown as HTML without anything that runs or loads', async () => {
  const fullContent =
    '<p onclick="x()">A <strong>bold</strong> claim<img src=x onerror="x()"></p><script>x()</script><a href="javascript:x()">link</a>';
  renderApp('/articles/3', { 'media.article': () => anArticle({ fullContent, url: null }) });
  const bold = await screen.findByText('bold');
  const html = (bold.closest('div') as HTMLElement).innerHTML;
  expect(bold.tagName).toBe('STRONG');
  expect(html).not.toMatch(/script|onclick|onerror|<img/u);
  expect(screen.queryByRole('link', { name: 'Original Source' })).toBeNull();
});

test('an invalid id is an article that is not found', async () => {
  renderApp('/articles/abc');
  expect(await screen.findByRole('heading', { name: 'Article not found' })).toBeTruthy();
  expect(screen.getByText("The article you're looking for could not be found.")).toBeTruthy();
});

test('a failure shows its message and Back', async () => {
  renderApp('/articles/3', {
    'media.article': () => {
      throw new Refusal(500, 'Failed to load article');
    },
  });
  expect(await screen.findByRole('heading', { name: 'Error Loading Article' })).toBeTruthy();
  expect(screen.getByText('500: Failed to load article')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
});
