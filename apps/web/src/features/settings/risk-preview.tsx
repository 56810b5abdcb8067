import type { RiskPreview as Preview, RiskWeights } from '@tamis/api/settings/schema';
import { bandOf } from '@tamis/ui/risk';
import { RiskBadge } from '@tamis/ui/risk-badge';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { useSettled } from '../shared/use-settled.ts';
import { numberText } from '../shared/counts.ts';
import { EntityLink, EntityNumber } from '../shared/entity-link.tsx';
import { PreviewSection } from './preview-section.tsx';
import { ScoresPlot } from './scores-plot.tsx';
import { isSameWeights, summaryOf } from './weights-words.ts';

/** What these weights would do to all entities, updated while they are moved. */
export function RiskPreview({ weights, inForce }: { weights: RiskWeights; inForce: RiskWeights }) {
  const settled = useSettled(weights);
  const isChanged = !isSameWeights(weights, inForce);
  const preview = trpc.settings.previewRiskWeights.useQuery(
    { weights: settled },
    { enabled: !isSameWeights(settled, inForce), placeholderData: keepPreviousData, gcTime: 0 },
  );
  return (
    <PreviewSection hint="Move a weight to see who would change band." isChanged={isChanged} preview={preview}>
      {(found) => <Result preview={found} />}
    </PreviewSection>
  );
}

function Result({ preview }: { preview: Preview }) {
  const { moves, most, before, after } = preview;
  return (
    <>
      <p aria-live="polite" className="mt-1">
        {summaryOf(preview)}
      </p>
      {moves.length > 0 && (
        <ul aria-label="Changes of band" className="mt-3 grid gap-1.5">
          {moves.map(({ from, to, count }) => (
            <li key={`${from}-${to}`} className="flex items-center gap-2">
              <RiskBadge level={from} short />
              <span aria-hidden>→</span>
              <span className="sr-only">to</span>
              <RiskBadge level={to} short />
              <b className="ms-auto font-semibold tabular">{numberText(count)}</b>
            </li>
          ))}
        </ul>
      )}
      <ScoresPlot before={before} after={after} />
      {most.length > 0 && (
        <>
          <h4 className="mt-4 mb-1 font-semibold">Who moves most</h4>
          <ol className="divide-y divide-hairline">
            {most.map(({ id, name, before: from, after: to }) => (
              <li key={id} className="flex min-h-9 items-center gap-3">
                <span className="flex min-w-0 flex-1 items-baseline gap-2">
                  <EntityLink id={id} name={name} className="truncate" isCut /> <EntityNumber id={id} />
                </span>
                <span className="tabular">
                  {from} <span aria-hidden>→</span>
                  <span className="sr-only">to</span> <b className="font-semibold">{to}</b>
                </span>
                <span className="w-20">{bandOf(from) !== bandOf(to) && <RiskBadge score={to} short />}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
