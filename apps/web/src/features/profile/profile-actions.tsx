import type { Entity } from '@tamis/api/entities/schema';
import { ButtonLink as PlainButtonLink } from '@tamis/ui/link';
import ArrowDown from 'lucide-react/icons/arrow-down';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import FolderOpen from 'lucide-react/icons/folder-open';
import FolderPlus from 'lucide-react/icons/folder-plus';
import type { MouseEvent } from 'react';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { countText, numberText } from '../shared/counts.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { ButtonLink } from '../shared/links.ts';
import { casesOfEntity } from './profile-inputs.ts';

/**
 * A report opens in a new tab and is recorded there, so the list of reports and their count are outdated afterwards.
 */
export function ProfileActions({ entity: { id, pendingMatches } }: { entity: Entity }) {
  const cases = trpc.cases.list.useQuery(casesOfEntity(id));
  const invalidate = useInvalidate();
  const mayOpenCase = useMay('cases.write');
  const mayDecide = useMay('matches.decide');
  const report = `/api/entities/${id}/report`;
  const toNewTab = {
    target: '_blank',
    rel: 'noopener',
    onPress: () => void invalidate('report'),
    onClick: openOnce,
  };
  return (
    <div className="no-print flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
      {/* In a single column, the score and the lists are above the matches. */}
      {mayDecide && pendingMatches > 0 && (
        <ButtonLink
          to="."
          search={(before) => before}
          hash="matches"
          variant="primary"
          icon={<ArrowDown aria-hidden />}
          className="@min-[880px]:order-last min-[1180px]:hidden"
        >
          Review {countText(pendingMatches, 'match', 'matches')}
        </ButtonLink>
      )}
      {cases.data && cases.data.total > 0 && (
        <ButtonLink to="/cases" search={{ entity: id }} icon={<FolderOpen aria-hidden />}>
          View Cases ({numberText(cases.data.total)})
        </ButtonLink>
      )}
      {mayOpenCase && (
        <ButtonLink to="/cases" search={{ new: true, entity: id }} icon={<FolderPlus aria-hidden />}>
          New Case
        </ButtonLink>
      )}
      <PlainButtonLink href={report} {...toNewTab} icon={<FileText aria-hidden />}>
        View Report
      </PlainButtonLink>
      <PlainButtonLink href={`${report}?format=pdf`} {...toNewTab} icon={<Download aria-hidden />}>
        Download PDF
      </PlainButtonLink>
    </div>
  );
}

/** The second click of a double click would produce another report. */
function openOnce(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
