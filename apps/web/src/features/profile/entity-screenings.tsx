import type { Certificate } from '@tamis/api/screening/certificate-schema';
import { Button } from '@tamis/ui/button';
import { DateText } from '@tamis/ui/date-text';
import { PersonName } from '@tamis/ui/person-name';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { trpc } from '../../trpc.ts';
import { numberText } from '../shared/counts.ts';
import { Link } from '../shared/links.ts';
import { CAUSE_TEXTS, hitsText } from '../shared/screening-words.ts';
import { listCodes } from './list-codes.ts';
import { NewestPanel } from './newest-panel.tsx';
import { SCREENINGS, screeningsOf } from './profile-inputs.ts';

const route = getRouteApi('/_app/entity/$id');

/** All screenings of the entity, newest first, each with its certificate; nothing before the first. */
export function EntityScreenings({ entityId }: { entityId: number }) {
  const page = route.useSearch().screenings ?? 1;
  const navigate = route.useNavigate();
  const screenings = trpc.screening.list.useQuery(screeningsOf(entityId, page), {
    placeholderData: keepPreviousData,
  });
  const { rows = [], total = 0 } = screenings.data ?? {};
  const goTo = (next: number) =>
    void navigate({
      search: (before) => ({ ...before, screenings: next === 1 ? undefined : next }),
      replace: true,
      resetScroll: false,
    });
  return (
    <NewestPanel
      title="Screenings"
      query={screenings}
      footer={
        total > SCREENINGS && (
          <>
            <span className="me-auto tabular">
              {(page - 1) * SCREENINGS + 1}–{(page - 1) * SCREENINGS + rows.length} of {numberText(total)}
            </span>
            <Button size="sm" isDisabled={page === 1} onPress={() => goTo(page - 1)}>
              Newer
            </Button>
            <Button size="sm" isDisabled={page * SCREENINGS >= total} onPress={() => goTo(page + 1)}>
              Older
            </Button>
          </>
        )
      }
    >
      {(shown) => (
        <ol className="divide-y divide-hairline">
          {shown.map((certificate) => (
            <ScreeningLine key={certificate.id} certificate={certificate} />
          ))}
        </ol>
      )}
    </NewestPanel>
  );
}

function ScreeningLine({ certificate: { id, at, actor, cause, lists, hits } }: { certificate: Certificate }) {
  return (
    <li className="px-4 py-2 text-13">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link to="/screenings/$id" params={{ id: String(id) }} variant="name">
          <DateText value={at} variant="datetime" isFocusable={false} />
        </Link>
        <span className="tabular">{hitsText(hits.length)}</span>
      </p>
      <p className="text-12 text-muted">
        {CAUSE_TEXTS[cause]} by <PersonName name={actor} />,{' '}
        {listCodes(
          lists.map(({ code }) => code),
          lists.every(({ changesOnly }) => changesOnly),
        )}
      </p>
    </li>
  );
}
