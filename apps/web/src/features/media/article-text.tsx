import type { Article } from '@tamis/api/media/schema';
import { RiskBadge } from '@tamis/ui/risk-badge';
import { longDateText } from '../shared/dates.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** Title, source and date; then the whole article where we have it, otherwise what we know of it. */
export function ArticleText({ article }: { article: Article }) {
  const { title, source, publishedAt, riskLevel, fullContent } = article;
  return (
    <>
      <h1 dir="auto" className="text-32 leading-10 font-semibold text-balance wrap-anywhere">
        {title}
      </h1>
      <p className="mt-3 mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
        <bdi dir="auto">{source}</bdi>
        <time dateTime={publishedAt}>{longDateText(publishedAt)}</time>
        <RiskBadge level={riskLevel} />
      </p>
      {fullContent ? <FullContent html={fullContent} /> : <Excerpt article={article} />}
    </>
  );
}

function FullContent({ html }: { html: string }) {
  return (
    <div
      dir="auto"
      className="text-16 wrap-anywhere [&_a]:text-accent [&_a]:underline [&_blockquote]:my-4 [&_blockquote]:border-s-2 [&_blockquote]:ps-4 [&_blockquote]:text-muted [&_h2]:mt-6 [&_h2]:text-20 [&_h2]:font-semibold [&_h3]:mt-5 [&_h3]:font-semibold [&_li]:mt-1 [&_ol]:my-4 [&_ol]:list-decimal [&_ol]:ps-6 [&_p]:my-4 [&_ul]:my-4 [&_ul]:list-disc [&_ul]:ps-6"
      // Cleaned on the way in by the server and here once more.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: sanitiseHtml(html) }}
    />
  );
}

function Excerpt({ article }: { article: Article }) {
  const { aiSummary, content, riskLevel } = article;
  return (
    <>
      {aiSummary && (
        <section aria-labelledby="ai-summary" className="mb-6 rounded-panel bg-sunken px-4 py-3.5">
          <h2 id="ai-summary" className="text-13 font-semibold">
            AI Summary
          </h2>
          <p dir="auto" className="mt-1 wrap-anywhere">
            {aiSummary}
          </p>
        </section>
      )}
      <p dir="auto" className="text-16 wrap-anywhere whitespace-pre-line">
        {content}
      </p>
      <p className="mt-6 border-t pt-4 text-13 text-muted">This article has been classified as {riskLevel} risk.</p>
    </>
  );
}
