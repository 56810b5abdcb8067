import type { Entity } from '@tamis/api/entities/schema';
import { getRouteApi } from '@tanstack/react-router';
import { useMay } from '../../session.ts';
import { EditEntityDialog } from '../entities/edit-entity-dialog.tsx';
import { OwnershipPanel } from '../ownership/ownership-panel.tsx';
import { PagePiece } from '../shared/page-piece.tsx';
import { useClose } from '../shared/use-close.ts';
import { AdverseMedia } from './adverse-media.tsx';
import { EntityAlerts } from './entity-alerts.tsx';
import { EntityCases } from './entity-cases.tsx';
import { EntityMatches } from './entity-matches.tsx';
import { EntityScreenings } from './entity-screenings.tsx';
import { EntityTrail } from './entity-trail.tsx';
import { Identity } from './identity.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { RiskAssessment } from './risk-assessment.tsx';
import { RiskScore } from './risk-score.tsx';
import { SanctionsLists } from './sanctions-lists.tsx';

const route = getRouteApi('/_app/entity/$id');

/** In a single column, the score comes first, then the lists, then what waits for a decision. */
export function EntityProfile({ entity }: { entity: Entity }) {
  const { edit = false } = route.useSearch();
  const navigate = route.useNavigate();
  const mayWrite = useMay('entities.write');
  const openEdit = () => void navigate({ search: (before) => ({ ...before, edit: true }), resetScroll: false });
  const close = useClose();
  const { id } = entity;
  return (
    <>
      <title>{`${entity.name} · Tamis`}</title>
      <ProfileHeader entity={entity} />
      <div className="grid items-start gap-4 sm:gap-6 min-[1180px]:grid-cols-[minmax(0,1fr)_384px]">
        <div className="contents min-[1180px]:grid min-[1180px]:gap-6">
          <div className="order-2 min-w-0">
            <SanctionsLists entity={entity} />
          </div>
          <PagePiece is={2}>
            <div id="matches" className="order-3 min-w-0 scroll-mt-20">
              <EntityMatches entityId={id} />
            </div>
          </PagePiece>
          <PagePiece is={3}>
            <div className="order-4 min-w-0 empty:hidden">
              <OwnershipPanel entity={entity} />
            </div>
            <div className="order-5 min-w-0">
              <Identity entity={entity} onEdit={openEdit} />
            </div>
            <div className="order-6 min-w-0">
              <AdverseMedia entityId={id} />
            </div>
          </PagePiece>
        </div>
        <div className="contents min-[1180px]:grid min-[1180px]:gap-6">
          <div className="order-1 min-w-0">
            <RiskScore entity={entity} />
          </div>
          <PagePiece is={3}>
            <div className="order-4 min-w-0">
              <RiskAssessment entityId={id} />
            </div>
            <div className="order-7 min-w-0 empty:hidden">
              <EntityCases entityId={id} />
            </div>
            <div className="order-8 min-w-0 empty:hidden">
              <EntityAlerts entityId={id} />
            </div>
            <div id="screenings" className="order-9 min-w-0 scroll-mt-20 empty:hidden">
              <EntityScreenings entityId={id} />
            </div>
            <div className="order-10 min-w-0 empty:hidden">
              <EntityTrail entityId={id} />
            </div>
          </PagePiece>
        </div>
      </div>
      {mayWrite && <EditEntityDialog entity={entity} isOpen={edit} onOpenChange={() => void close('edit')} />}
    </>
  );
}
