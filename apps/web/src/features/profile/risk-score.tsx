import type { Entity } from '@tamis/api/entities/schema';
import type { RiskAssessment } from '@tamis/api/risk/schema';
import { Gauge } from '@tamis/ui/gauge';
import { Panel } from '@tamis/ui/panel';
import { RelativeTime } from '@tamis/ui/relative-time';
import { ScoreStack } from '@tamis/ui/score-stack';
import { Skeleton } from '@tamis/ui/skeleton';
import { trpc } from '../../trpc.ts';
import { QueryError } from '../shared/query-error.tsx';
import { RISK_FACTORS } from './risk-words.ts';
import { ScoreHistory } from './score-history.tsx';
import { WeightsChanges } from './weights-changes.tsx';

/** The current score, its parts and its history. */
export function RiskScore({ entity }: { entity: Entity }) {
  const risk = trpc.risk.current.useQuery({ entityId: entity.id });
  return (
    <Panel
      title="Risk score"
      meta={
        risk.data && (
          <span>
            Assessed <RelativeTime value={risk.data.createdAt} />
          </span>
        )
      }
    >
      <div className="grid justify-items-center px-4 pt-5">
        <Gauge score={entity.riskScore} width={264} label="Risk score" />
      </div>
      {risk.isPending && <ScoreSkeleton />}
      <QueryError query={risk} />
      {risk.data && <ScoreParts risk={risk.data} riskScore={entity.riskScore} />}
    </Panel>
  );
}

function ScoreParts({ risk, riskScore }: { risk: RiskAssessment; riskScore: number }) {
  const parts = RISK_FACTORS.map(({ id, share }) => ({ id, label: share, points: risk.contributions[id] })).toSorted(
    (a, b) => b.points - a.points,
  );
  return (
    <div className="@container">
      <div className="@min-[560px]:grid @min-[560px]:grid-cols-2">
        <div className="p-4 pt-5">
          <h3 className="mb-2 flex justify-between gap-2 text-13 font-semibold">
            What makes up the score <span className="font-normal text-muted">points of 100</span>
          </h3>
          <ScoreStack parts={parts} />
          {risk.weightsVersion > 0 && (
            <p className="mt-2 text-13 text-muted">Version {risk.weightsVersion} of the institution's weights.</p>
          )}
          {riskScore > risk.overall && (
            <p className="mt-2 text-13 text-muted">
              The evidence alone comes to {risk.overall}. A score of {riskScore} was declared by hand; the higher one
              counts.
            </p>
          )}
        </div>
        {risk.history.length > 0 && (
          <div className="border-t border-hairline p-4 @min-[560px]:border-t-0 @min-[560px]:pt-5">
            <h3 className="mb-2 text-13 font-semibold">
              {riskScore > risk.overall ? 'History, by the evidence alone' : 'History'}
            </h3>
            <ScoreHistory history={risk.history} />
            <WeightsChanges history={risk.history} />
          </div>
        )}
      </div>
    </div>
  );
}

function ScoreSkeleton() {
  return (
    <div className="grid gap-3 p-4 pt-6" aria-hidden>
      <Skeleton height={8} />
      <Skeleton width="80%" />
      <Skeleton width="72%" />
      <Skeleton width="84%" />
    </div>
  );
}
