import type { Entity } from '@tamis/api/entities/schema';
import { DateText } from '@tamis/ui/date-text';
import { RelativeTime } from '@tamis/ui/relative-time';
import { RiskScore } from '@tamis/ui/risk-badge';
import { type ReactNode, useMemo } from 'react';
import { EntityFlags } from '../shared/entity-flags.tsx';
import { EntityLink } from '../shared/entity-link.tsx';
import { EntityTypeLabel } from '../shared/entity-type.tsx';
import { useMedia } from '../shared/use-media.ts';
import { WaitingMatches } from './waiting-matches.tsx';

export interface EntityColumn {
  id: 'name' | 'type' | 'country' | 'flags' | 'riskScore' | 'matches' | 'screened' | 'createdAt';
  label: string;
  cell: (entity: Entity) => ReactNode;
  width?: number;
  align?: 'end';
  isMuted?: boolean;
  isSortable?: boolean;
  /** The window's width from which there is room for it. */
  from?: 'medium' | 'wide';
}

const COLUMNS: readonly EntityColumn[] = [
  { id: 'name', label: 'Name', isSortable: true, cell: ({ id, name }) => <EntityLink id={id} name={name} /> },
  {
    id: 'type',
    label: 'Type',
    width: 104,
    isMuted: true,
    from: 'medium',
    cell: ({ type }) => <EntityTypeLabel type={type} />,
  },
  { id: 'country', label: 'Country', width: 156, isSortable: true, cell: ({ country }) => country },
  { id: 'flags', label: 'Flags', width: 148, cell: (entity) => <Flags {...entity} /> },
  {
    id: 'riskScore',
    label: 'Risk',
    width: 140,
    isSortable: true,
    cell: ({ riskScore }) => <RiskScore score={riskScore} />,
  },
  { id: 'matches', label: 'Matches', width: 112, align: 'end', cell: (entity) => <WaitingMatches entity={entity} /> },
  {
    id: 'screened',
    label: 'Screened',
    width: 92,
    align: 'end',
    isMuted: true,
    from: 'medium',
    cell: ({ lastScreenedAt }) =>
      lastScreenedAt ? <RelativeTime value={lastScreenedAt} short isFocusable={false} /> : 'Not yet',
  },
  {
    id: 'createdAt',
    label: 'Added',
    width: 116,
    align: 'end',
    isMuted: true,
    isSortable: true,
    from: 'wide',
    cell: ({ createdAt }) => <DateText value={createdAt} isFocusable={false} />,
  },
];

function Flags({ isPep, isSanctioned, blockedShare }: Entity) {
  return (
    <span className="flex gap-1">
      <EntityFlags isPep={isPep} isSanctioned={isSanctioned} blockedShare={blockedShare} />
    </span>
  );
}

/** The columns there is room for; the name gives way first, then what matters least goes. */
export function useEntityColumns(): EntityColumn[] {
  const isMedium = useMedia('(min-width: 880px)');
  const isWide = useMedia('(min-width: 1280px)');
  return useMemo(
    () => COLUMNS.filter(({ from }) => from === undefined || (from === 'medium' ? isMedium : isWide)),
    [isMedium, isWide],
  );
}
