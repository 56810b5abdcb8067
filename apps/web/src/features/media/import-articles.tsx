import { Banner } from '@tamis/ui/banner';
import { Button } from '@tamis/ui/button';
import { FileDrop } from '@tamis/ui/file-drop';
import { ProgressBar } from '@tamis/ui/progress-bar';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { countText, numberText } from '../shared/counts.ts';
import { IssuesTable } from '../shared/issues-table.tsx';
import { type ArticlesFile, readArticlesFile } from './articles-file.ts';
import { type ImportState, useImportArticles } from './use-import-articles.ts';

/** More than anyone needs; the browser holds all of it in memory. */
const MAX_BYTES = 50 * 1024 * 1024;

/** Imports many articles from one JSON file. Their number is shown before, their errors after. */
export function ImportArticles() {
  const [file, setFile] = useState<File | null>(null);
  const [held, setHeld] = useState<{ file: File; read: ArticlesFile } | null>(null);
  // Another file may have been chosen while this one was being read.
  const read = held?.file === file ? held?.read : undefined;
  const { state, run, reset } = useImportArticles();
  const articles = read && 'articles' in read ? read.articles : null;
  const take = async (taken: File) => {
    reset();
    setFile(taken);
    const text = await taken.text().catch(() => null);
    setHeld({ file: taken, read: text === null ? { fault: 'The file could not be read.' } : readArticlesFile(text) });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FileDrop
        accept={['application/json', '.json']}
        minBytes={1}
        maxBytes={MAX_BYTES}
        file={file}
        isDisabled={run.isPending}
        label="Drop a JSON file here"
        hint={articles ? countText(articles.length, 'article', 'articles') : undefined}
        onAccept={(taken) => void take(taken)}
        actions={
          <Button
            variant="primary"
            icon={<Upload aria-hidden />}
            isDisabled={!articles || run.isSuccess}
            isPending={run.isPending}
            pendingLabel="Importing..."
            onPress={() => articles && run.mutate(articles)}
          >
            Import
          </Button>
        }
      >
        {run.isPending && state && articles && (
          <ProgressBar
            label="Importing"
            value={(100 * state.done) / articles.length}
            valueLabel={`${numberText(state.done)} of ${numberText(articles.length)}`}
          />
        )}
      </FileDrop>
      {read && 'fault' in read && <Banner tone="warning">{read.fault}</Banner>}
      {!file && <Format />}
      {state && !run.isPending && <Outcome state={state} />}
    </div>
  );
}

function Outcome({ state: { added, known, errors } }: { state: ImportState }) {
  return (
    <>
      <Banner live tone={errors.length > 0 ? 'warning' : 'success'}>
        {countText(added, 'article', 'articles')} added
        {known > 0 && `, ${numberText(known)} already known`}
        {errors.length > 0 && `, ${numberText(errors.length)} with errors`}.
      </Banner>
      {errors.length > 0 && (
        <IssuesTable
          title="Import issues"
          place="Article"
          what="Error"
          issues={errors}
          fileName="articles_issues.csv"
        />
      )}
    </>
  );
}

function Format() {
  return (
    <div className="text-13 text-muted">
      <p>A list of articles, each with title, content, source and publishedAt, and if known url and riskLevel:</p>
      <pre dir="ltr" className="mt-2 rounded-md bg-sunken p-3 font-mono text-12 wrap-anywhere whitespace-pre-wrap">
        {
          '[{"title": "Trader charged", "content": "Prosecutors charged …",\n  "source": "Example Times", "publishedAt": "2026-03-31T12:00:00Z"}]'
        }
      </pre>
    </div>
  );
}
