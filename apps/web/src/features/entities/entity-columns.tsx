import type { Entity } from '@tamis/api/entities/schema';
import { DateText } from '@tamis/ui/date-text';
import { formatDate } from '@tamis/ui/dates';
import { RelativeTime } from '@tamis/ui/relative-time';
import { RiskScore } from '@tamis/ui/risk-badge';
import { type ReactNode, useMemo } from 'react';
import { EntityFlags } from '../shared/entity-flags.tsx';
import { EntityLink } from '../shared/entity-link.tsx';
import { EntityTypeLabel } from '../shared/entity-type.tsx';
import { useMedia } from '../shared/use-media.ts';
import { WaitingMatches } from './waiting-matches.tsx';

/** What a row's display depends on besides its entity. */
interface EntityRowState {
  /** Another row has the same name. */
  isNamesake: boolean;
}

export interface EntityColumn {
  id: 'name' | 'type' | 'country' | 'flags' | 'riskScore' | 'matches' | 'screened' | 'createdAt';
  label: string;
  cell: (entity: Entity, row: EntityRowState) => ReactNode;
  width?: number;
  align?: 'end';
  isMuted?: boolean;
  isSortable?: boolean;
  /** The space that it needs beside a name of some length. */
  room?: Room;
}

/** The window widths at which a column fits; from 1,024 px on, the sidebar takes 240 of them. */
const ROOM = {
  country: '(min-width: 880px) and (max-width: 1023px), (min-width: 1136px)',
  type: '(min-width: 1256px)',
  screened: '(min-width: 1368px)',
  // Leaves enough room for a name and what distinguishes it from a namesake.
  added: '(min-width: 1584px)',
} as const;
type Room = keyof typeof ROOM;

const NAME: EntityColumn = {
  id: 'name',
  label: 'Name',
  isSortable: true,
  cell: (entity, row) => <Name {...entity} {...row} />,
};
/** If the country has no column, it is shown after the name if there is room. */
const NAME_WITH_COUNTRY: EntityColumn = { ...NAME, cell: (entity, row) => <Name {...entity} {...row} hasCountry /> };

const FURTHER_COLUMNS: readonly EntityColumn[] = [
  {
    id: 'type',
    label: 'Type',
    width: 104,
    isMuted: true,
    room: 'type',
    cell: ({ type }) => <EntityTypeLabel type={type} />,
  },
  {
    id: 'country',
    label: 'Country',
    width: 160,
    isSortable: true,
    room: 'country',
    cell: (entity) => <span title={givenCountry(entity)}>{entity.countryName}</span>,
  },
  { id: 'flags', label: 'Flags', width: 148, isSortable: true, cell: (entity) => <Flags {...entity} /> },
  {
    id: 'riskScore',
    label: 'Risk',
    width: 140,
    isSortable: true,
    cell: ({ riskScore }) => <RiskScore score={riskScore} />,
  },
  {
    id: 'matches',
    label: 'Matches',
    width: 104,
    align: 'end',
    isSortable: true,
    cell: (entity) => <WaitingMatches entity={entity} />,
  },
  {
    id: 'screened',
    label: 'Screened',
    // '59 minutes ago'
    width: 128,
    align: 'end',
    isMuted: true,
    room: 'screened',
    cell: ({ lastScreenedAt }) =>
      lastScreenedAt ? <RelativeTime value={lastScreenedAt} isFocusable={false} /> : 'Not yet',
  },
  {
    id: 'createdAt',
    label: 'Added',
    width: 116,
    align: 'end',
    isMuted: true,
    isSortable: true,
    room: 'added',
    cell: ({ createdAt }) => <DateText value={createdAt} isFocusable={false} />,
  },
];

interface NameProps extends Entity, EntityRowState {
  hasCountry?: boolean;
}

/** The country as it was given, if it is worded differently. */
const givenCountry = ({ country, countryName }: Entity): string | undefined =>
  country === countryName ? undefined : `Given as ${country}`;

function Name(props: NameProps) {
  const { id, name, countryName, additionalInfo, isNamesake, hasCountry = false } = props;
  const since = additionalInfo.birthDate ?? additionalInfo.founded;
  return (
    // If there is too little room, first the country is shortened, to a few letters, then the name, but never what
    // distinguishes namesakes.
    <span className="flex items-baseline *:min-w-0">
      <EntityLink id={id} name={name} isCut />
      {hasCountry && (
        <span
          title={givenCountry(props)}
          className="ms-2 min-w-10! shrink-[9999] truncate text-12 font-normal text-muted print:max-w-1/2 print:shrink-0"
        >
          {countryName}
        </span>
      )}
      {isNamesake && (
        <span className="ms-2 shrink-0 text-12 font-normal text-muted">
          ID {id}
          {since && ` · ${formatDate(since)}`}
        </span>
      )}
    </span>
  );
}

function Flags({ isPep, isSanctioned, blockedShare }: Entity) {
  return (
    <span className="flex gap-1">
      <EntityFlags isPep={isPep} isSanctioned={isSanctioned} blockedShare={blockedShare} />
    </span>
  );
}

/** The columns that fit; the least important ones are left out first. */
export function useEntityColumns(): EntityColumn[] {
  const country = useMedia(ROOM.country);
  const type = useMedia(ROOM.type);
  const screened = useMedia(ROOM.screened);
  const added = useMedia(ROOM.added);
  return useMemo(() => {
    const hasRoom: Record<Room, boolean> = { country, type, screened, added };
    const further = FURTHER_COLUMNS.filter(({ room }) => room === undefined || hasRoom[room]);
    return [country ? NAME : NAME_WITH_COUNTRY, ...further];
  }, [country, type, screened, added]);
}
