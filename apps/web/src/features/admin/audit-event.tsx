import type { ListedEvent } from '@tamis/api/audit/schema';
import { Button } from '@tamis/ui/button';
import { Dialog, DialogTrigger } from '@tamis/ui/dialog';
import { PersonName } from '@tamis/ui/person-name';
import type { ReactNode } from 'react';
import { eventText, recordedIn } from '../shared/action-text.ts';
import { Link } from '../shared/links.ts';
import { PayloadDifference } from './payload-difference.tsx';

/** JSON leaves out a payload that is undefined. */
export type LoggedEvent = Omit<ListedEvent, 'payload'> & { payload?: unknown };

/** The subject in words: 'API key 1'. */
const subjectText = ({ subjectType, subjectId }: LoggedEvent): string => {
  const kind = subjectType.replace('api_key', 'API key').replaceAll('_', ' ');
  return subjectId === null ? kind : `${kind} ${subjectId}`;
};

/** The subject by its current name, or by its number; a link if it has its own page. */
export function EventSubject({ event }: { event: LoggedEvent }) {
  const { subjectName } = event;
  const number = subjectText(event);
  return (
    <span className="flex items-baseline *:min-w-0">
      <SubjectLink event={event}>{subjectName === null ? number : <PersonName name={subjectName} isCut />}</SubjectLink>
      {subjectName !== null && <span className="ms-2 shrink-0 text-12 text-muted">{number}</span>}
    </span>
  );
}

/** The decision on a match, with both sides by name: 'Mohammed Ali = Muhammad ALI (OFAC 22151)'. */
export function EventMatch({ event }: { event: LoggedEvent }) {
  const { party, subjectName, payload } = event;
  if (!party) return null;
  return (
    <span className="block py-1 text-12 font-normal wrap-anywhere whitespace-normal text-muted">
      <bdi dir="auto">{subjectName ?? subjectText(event)}</bdi> {signOf(payload)}{' '}
      <Link to="/parties/$id" params={{ id: String(party.id) }}>
        <bdi dir="auto">{party.name}</bdi>
      </Link>{' '}
      ({party.list} {party.reference})
    </span>
  );
}

/** Whether the two sides were decided, or proposed, to be the same. */
function signOf(payload: unknown): string {
  const to = recordedIn(payload).get('to');
  return to === 'confirmed' ? '=' : to === 'dismissed' ? 'is not' : 'and';
}

/** The subjects that have a page at their number. */
const PAGES = { entity: '/entity/$id', article: '/articles/$id', screening: '/screenings/$id' } as const;
const hasPage = (subjectType: string): subjectType is keyof typeof PAGES => Object.hasOwn(PAGES, subjectType);

function SubjectLink({ event: { subjectType, subjectId }, children }: { event: LoggedEvent; children: ReactNode }) {
  if (subjectId === null) return children;
  if (hasPage(subjectType))
    return (
      <Link to={PAGES[subjectType]} params={{ id: String(subjectId) }}>
        {children}
      </Link>
    );
  if (subjectType === 'case')
    return (
      <Link to="/cases" search={{ case: subjectId }}>
        {children}
      </Link>
    );
  return children;
}

/** A dialog with what the event changed. */
export function EventDetails({ event }: { event: LoggedEvent }) {
  return (
    <DialogTrigger>
      <Button size="sm" variant="link" className="-ms-2">
        Details
      </Button>
      <Dialog title={`Event ${event.seq}: ${eventText(event)}`} description={subjectText(event)} isDismissable>
        <PayloadDifference payload={event.payload} />
      </Dialog>
    </DialogTrigger>
  );
}
