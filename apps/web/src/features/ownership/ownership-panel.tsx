import type { Entity } from '@tamis/api/entities/schema';
import type { Ownership } from '@tamis/api/ownership/schema';
import { verdictText } from '@tamis/api/ownership/words';
import { Button } from '@tamis/ui/button';
import { Panel } from '@tamis/ui/panel';
import { Skeleton } from '@tamis/ui/skeleton';
import Ban from 'lucide-react/icons/ban';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Upload from 'lucide-react/icons/upload';
import { lazy, Suspense } from 'react';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { LoadError, ReloadError } from '../shared/load-error.tsx';
import { useDialog } from '../shared/use-dialog.ts';
import { ChainPicture } from './chain-picture.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { OwnersTable } from './owners-table.tsx';
import { StatedLinks } from './stated-links.tsx';

// Loaded after the page, which needs no file drop.
const OwnersUploadDialog = lazy(() =>
  import('./owners-upload-dialog.tsx').then((module) => ({ default: module.OwnersUploadDialog })),
);

/**
 * The owners of a company and the verdict of the 50 % rule; for other entities, what they own. Nothing if there is
 * nothing to show.
 */
export function OwnershipPanel({ entity }: { entity: Entity }) {
  const ownership = trpc.ownership.of.useQuery({ entityId: entity.id });
  const isCompany = entity.type === 'company';
  if (ownership.isLoadingError) {
    return (
      <Panel title="Ownership">
        <LoadError
          title="The owners could not be loaded"
          error={ownership.error}
          onRetry={() => void ownership.refetch()}
        />
      </Panel>
    );
  }
  if (ownership.isPending) return isCompany ? <OwnershipSkeleton /> : null;
  const { owners, holdings } = ownership.data;
  const stated = ownership.data.stated.filter(({ isConfirmed }) => isConfirmed);
  const hasOwnership = isCompany || owners.length + holdings.length > 0;
  if (!hasOwnership && stated.length === 0) return null;
  return (
    <div className="grid gap-4 sm:gap-6">
      <ReloadError query={ownership} />
      {hasOwnership && <OwnershipContent entity={entity} ownership={ownership.data} />}
      {stated.length > 0 && (
        <Panel title="Links stated by lists">
          <StatedLinks stated={stated} />
        </Panel>
      )}
    </div>
  );
}

function OwnershipContent({ entity, ownership }: { entity: Entity; ownership: Ownership }) {
  const mayWrite = useMay('ownership.write');
  const [isAdding, setAdding] = useDialog('owner');
  const [isImporting, setImporting] = useDialog('owners-file');
  const { owners, holdings, chain, omitted } = ownership;
  const isCompany = entity.type === 'company';
  return (
    <Panel
      title="Ownership"
      actions={
        mayWrite &&
        isCompany && (
          <>
            <Button size="sm" icon={<Upload aria-hidden />} onPress={() => setImporting(true)}>
              Import
            </Button>
            <Button size="sm" icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
              Add owner
            </Button>
          </>
        )
      }
    >
      {isCompany && <Verdict ownership={ownership} />}
      {chain.length > 0 && <ChainPicture self={`entity:${entity.id}`} links={chain} />}
      {omitted > 0 && (
        <p className="px-4 pb-3 text-13 text-muted">
          {countText(omitted, 'link is', 'links are')} further up and not shown; they still count.
        </p>
      )}
      {owners.length > 0 && (
        <OwnersTable
          caption={`Owners of ${entity.name}`}
          links={owners}
          end="owner"
          changeableOwnersOf={mayWrite ? entity : undefined}
        />
      )}
      {holdings.length > 0 && (
        <>
          <h3 className="border-t border-hairline px-4 pt-3 pb-1 text-12 font-medium text-muted [header+&]:border-t-0">
            Owns
          </h3>
          <OwnersTable caption={`What ${entity.name} owns`} links={holdings} end="owned" />
        </>
      )}
      {mayWrite && (
        <>
          <LinkDialog owned={entity} isOpen={isAdding} onOpenChange={setAdding} />
          <Suspense>
            <OwnersUploadDialog isOpen={isImporting} onOpenChange={setImporting} />
          </Suspense>
        </>
      )}
    </Panel>
  );
}

/** The verdict of the rule in words, and what is missing for it. */
function Verdict({ ownership }: { ownership: Ownership }) {
  const { owners, isBlocked, recordedShare } = ownership;
  if (owners.length === 0) {
    return (
      <p className="px-4 py-3 text-13 text-muted">
        No owners recorded. A company owned 50 % or more by blocked parties is blocked as well.
      </p>
    );
  }
  return (
    <div className="grid gap-1 border-b border-hairline px-4 py-3 text-13">
      <p className={`flex items-start gap-2 ${isBlocked ? 'font-medium text-high-fg' : ''}`}>
        {isBlocked ? (
          <Ban aria-hidden size={14} className="mt-[3px] shrink-0" />
        ) : (
          <CircleMinus aria-hidden size={14} className="mt-[3px] shrink-0 text-muted" />
        )}
        {verdictText(ownership)}
      </p>
      {recordedShare > 100 ? (
        <p className="flex items-start gap-2 text-med-fg">
          <TriangleAlert aria-hidden size={14} className="mt-[3px] shrink-0" />
          The recorded shares add up to {recordedShare} %: one of them is wrong or has ended.
        </p>
      ) : (
        <p className="ps-[22px] text-muted">{recordedShare} % of the shares are recorded.</p>
      )}
    </div>
  );
}

function OwnershipSkeleton() {
  return (
    <Panel title="Ownership">
      <div aria-busy className="grid gap-2 p-4">
        <output className="sr-only">Loading owners</output>
        <Skeleton width="52%" />
        <Skeleton width="36%" />
      </div>
    </Panel>
  );
}
