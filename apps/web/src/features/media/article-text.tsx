import type { Article } from '@tamis/api/media/schema';
import { Badge } from '@tamis/ui/badge';
import { DateText } from '@tamis/ui/date-text';
import { RiskBadge } from '@tamis/ui/risk-badge';
import { Fragment } from 'react';
import { useMay } from '../../session.ts';
import { Link } from '../shared/links.ts';
import { authorText, judgeText } from './author-text.ts';
import { markHtml } from './mark-html.ts';
import { MarkedText } from './marked-text.tsx';
import { NotAbout } from './not-about.tsx';
import { sanitiseHtml } from './sanitise-html.ts';
import { UnlinkArticle } from './unlink-article.tsx';

/** Title, source and date; the summary with the entities it is about; then the article as far as it is stored. */
export function ArticleText({ article }: { article: Article }) {
  const { title, source, publishedAt, riskLevel, isAdverse, fullContent, mentions } = article;
  return (
    <>
      <h1 dir="auto" className="text-32 leading-10 font-semibold text-balance wrap-anywhere">
        {title}
      </h1>
      <p className="mt-3 mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 wrap-anywhere text-muted">
        <bdi dir="auto">{source}</bdi>
        <DateText value={publishedAt} variant="long" />
        {isAdverse ? <RiskBadge level={riskLevel} /> : <Badge>Nothing adverse</Badge>}
      </p>
      <Summary article={article} />
      {fullContent ? (
        <FullContent article={article} html={fullContent} />
      ) : (
        <p dir="auto" className="text-16 wrap-anywhere whitespace-pre-line">
          <MarkedText text={article.content} part="text" mentions={mentions} />
        </p>
      )}
      <Classification article={article} />
    </>
  );
}

function FullContent({ article, html }: { article: Article; html: string }) {
  return (
    <div
      dir="auto"
      className="text-16 wrap-anywhere [&_a]:text-accent [&_a]:underline [&_blockquote]:my-4 [&_blockquote]:border-s-2 [&_blockquote]:ps-4 [&_blockquote]:text-muted [&_h2]:mt-6 [&_h2]:text-20 [&_h2]:font-semibold [&_h3]:mt-5 [&_h3]:font-semibold [&_li]:mt-1 [&_ol]:my-4 [&_ol]:list-decimal [&_ol]:ps-6 [&_p]:my-4 [&_ul]:my-4 [&_ul]:list-disc [&_ul]:ps-6"
      // The server sanitises it when it is stored, and we do again here; the marks are added afterwards.
      dangerouslySetInnerHTML={{ __html: markHtml(sanitiseHtml(html), article) }}
    />
  );
}

function Summary({ article }: { article: Article }) {
  const { id, title, aiSummary, summaryBy, mentions, notAbout, riskLevel } = article;
  const mayWrite = useMay('media.write');
  const hasNamesake = (name: string) => mentions.filter((mention) => mention.name === name).length > 1;
  if (!aiSummary && mentions.length + notAbout.length === 0) return null;
  return (
    <div className="mb-6 grid gap-3 rounded-panel bg-sunken px-4 py-3.5">
      {aiSummary && (
        <section aria-labelledby="ai-summary">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 id="ai-summary" className="text-13 font-semibold">
              AI Summary
            </h2>
            <span className="text-12 text-muted">{authorText(summaryBy)}</span>
          </div>
          <p dir="auto" className="mt-1 wrap-anywhere">
            {aiSummary}
          </p>
        </section>
      )}
      {mentions.length > 0 && (
        <p className="text-13 wrap-anywhere text-muted">
          About{' '}
          {mentions.map(({ entityId, name, riskLevel: level }, at) => (
            <Fragment key={entityId}>
              {at > 0 && ', '}
              <Link to="/entity/$id" params={{ id: String(entityId) }}>
                <bdi dir="auto">{name}</bdi>
              </Link>
              {hasNamesake(name) && ` #${entityId}`}
              {level !== riskLevel && ` (${level} risk)`}
              {mayWrite && (
                <span className="no-print ms-1 inline-flex align-middle">
                  <UnlinkArticle
                    entityId={entityId}
                    article={{ id, title }}
                    name={hasNamesake(name) ? `${name} #${entityId}` : name}
                  />
                </span>
              )}
            </Fragment>
          ))}
        </p>
      )}
      <NotAbout article={article} />
    </div>
  );
}

function Classification({ article: { riskLevel, riskLevelBy, findings } }: { article: Article }) {
  return (
    <p className="mt-6 border-t pt-4 text-13 text-muted">
      This article has been classified as {riskLevel} risk.{' '}
      <span>
        {judgeText(riskLevelBy)}
        {findings && ` What local rules found: ${findings}.`}
      </span>
    </p>
  );
}
