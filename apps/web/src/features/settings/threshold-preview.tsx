import type { ThresholdPreview as Preview } from '@tamis/api/settings/schema';
import { Banner } from '@tamis/ui/banner';
import { Bars } from '@tamis/ui/bars';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { useSettled } from '../shared/use-settled.ts';
import { countText, numberText } from '../shared/counts.ts';
import { EntityLink, EntityNumber } from '../shared/entity-link.tsx';
import { PreviewSection } from './preview-section.tsx';
import { consequencesOf, warningOf } from './threshold-words.ts';

/** What this threshold would do, updated while it is moved. */
export function ThresholdPreview({ threshold, inForce }: { threshold: number; inForce: number }) {
  const settled = useSettled(threshold);
  const isChanged = threshold !== inForce;
  const preview = trpc.settings.previewThreshold.useQuery(
    { threshold: settled },
    { enabled: settled !== inForce, placeholderData: keepPreviousData, gcTime: 0 },
  );
  return (
    <PreviewSection hint="Move the threshold to see what it would do." isChanged={isChanged} preview={preview}>
      {(found) => <Result preview={found} />}
    </PreviewSection>
  );
}

function Result({ preview }: { preview: Preview }) {
  const { inForce, proposed, scores, closest, waiting } = preview;
  const warning = warningOf(preview);
  return (
    <>
      <div aria-live="polite" className="mt-1 grid gap-2">
        {consequencesOf(preview).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {warning !== null && <Banner tone="warning">{warning}</Banner>}
      </div>
      <Measured {...preview} />
      {waiting > 0 && <WaitingPlot scores={scores} lookedFor={inForce.threshold} threshold={proposed.threshold} />}
      {closest.length > 0 && (
        <>
          <h4 className="mt-4 mb-1 font-semibold">Would be withdrawn, the closest first</h4>
          <ol className="divide-y divide-hairline">
            {closest.map(({ id, entityId, entity, party, list, score }) => (
              <li key={id} className="flex min-h-9 flex-wrap items-center gap-x-3 py-1">
                <span className="min-w-0 flex-1">
                  <EntityLink id={entityId} name={entity} /> <EntityNumber id={entityId} />{' '}
                  <span className="text-muted">
                    and <bdi dir="auto">{party}</bdi>, {list}
                  </span>
                </span>
                <b className="font-semibold tabular">{score}</b>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** Three figures at both thresholds, side by side. */
function Measured({ inForce, proposed }: Pick<Preview, 'inForce' | 'proposed'>) {
  const rows = [
    ['Innocent people who raise an alert', inForce.peopleOf10000, proposed.peopleOf10000],
    ['Innocent companies that raise an alert', inForce.companiesOf10000, proposed.companiesOf10000],
    ['Listed names missed when written differently', inForce.missedOf10000, proposed.missedOf10000],
  ] as const;
  return (
    <table className="mt-4 w-full tabular">
      <caption className="sr-only">Measured, of 10,000 each</caption>
      <thead>
        <tr className="border-b border-border text-12 text-muted">
          <th className="py-1 text-start font-normal">Of 10,000, as measured</th>
          <th className="w-16 py-1 text-end font-normal">at {inForce.threshold}</th>
          <th className="w-16 py-1 text-end font-semibold text-text">at {proposed.threshold}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, now, then]) => (
          <tr key={name} className="border-b border-hairline">
            <th className="py-1.5 text-start font-normal">{name}</th>
            <td className="text-end text-muted">{numberText(now)}</td>
            <td className="text-end font-semibold">{numberText(then)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The height, in pixels, of the tallest bar. */
const HEIGHT = 64;

interface WaitingPlotProps extends Pick<Preview, 'scores'> {
  /** The score from which matches have been searched for. */
  lookedFor: number;
  threshold: number;
}

/** The number of waiting matches by score: those that stay in colour, those that would be withdrawn in grey. */
function WaitingPlot({ scores, lookedFor, threshold }: WaitingPlotProps) {
  return (
    <figure className="mt-4">
      <Bars
        label="Waiting matches by score"
        height={HEIGHT}
        columns={scores.map(({ from, count }) => {
          const isKnown = count > 0 || from + 5 > lookedFor;
          return {
            key: from,
            spoken: `${from} to ${from === 95 ? 100 : from + 4}: ${isKnown ? countText(count, 'match', 'matches') : 'not looked for yet'}`,
            figure: <span className={count === 0 ? 'text-muted' : ''}>{isKnown ? numberText(count) : '?'}</span>,
            name: from,
            bars: [{ value: count, tone: from + 5 <= threshold ? ('plain' as const) : ('accent' as const) }],
          };
        })}
      />
      <figcaption className="mt-2 text-12 text-muted">Waiting matches by score.</figcaption>
    </figure>
  );
}
