import type { Certificate } from '@tamis/api/screening/certificate-schema';
import { DateText } from '@tamis/ui/date-text';
import { PersonName } from '@tamis/ui/person-name';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@tamis/ui/table';
import { EntityLink } from '../shared/entity-link.tsx';
import { Link } from '../shared/links.ts';
import { CAUSE_TEXTS, hitsText } from '../shared/screening-words.ts';

export const CERTIFICATE_COLUMNS = [
  { label: 'Searched at', width: 204 },
  { label: 'For' },
  { label: 'Reason', width: 176 },
  { label: 'By', width: 168 },
  { label: 'Result', width: 176 },
];

export function CertificatesTable({ certificates }: { certificates: readonly Certificate[] }) {
  return (
    <Table aria-label="Screenings" minWidth={960}>
      <TableHeader>
        {CERTIFICATE_COLUMNS.map(({ label, width }) => (
          <Column key={label} width={width} isRowHeader={label === 'For'}>
            {label}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={certificates}>
        {(certificate) => (
          <Row>
            <Cell>
              <CertificateLink certificate={certificate} />
            </Cell>
            <Cell>
              <Subject certificate={certificate} isCut />
            </Cell>
            <Cell muted>{CAUSE_TEXTS[certificate.cause]}</Cell>
            <Cell muted>
              <PersonName name={certificate.actor} isCut />
            </Cell>
            <Cell muted={certificate.hits.length === 0}>{hitsText(certificate.hits.length)}</Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

/** The certificates as items, for a narrow screen. */
export function CertificateItems({ certificates }: { certificates: readonly Certificate[] }) {
  return (
    <ul aria-label="Screenings" className="divide-y divide-hairline">
      {certificates.map((certificate) => (
        <li key={certificate.id} className="grid gap-1 px-4 py-3 text-13">
          <div className="flex items-start justify-between gap-3">
            <Subject certificate={certificate} />
            <span className={`shrink-0 ${certificate.hits.length === 0 ? 'text-muted' : ''}`}>
              {hitsText(certificate.hits.length)}
            </span>
          </div>
          <p className="text-muted">
            <CertificateLink certificate={certificate} />, {CAUSE_TEXTS[certificate.cause]},{' '}
            <PersonName name={certificate.actor} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function CertificateLink({ certificate: { id, at } }: { certificate: Certificate }) {
  return (
    <Link to="/screenings/$id" params={{ id: String(id) }}>
      <DateText value={at} variant="datetime" isFocusable={false} />
    </Link>
  );
}

/** The entity, or the screened name. */
function Subject({ certificate, isCut }: { certificate: Certificate; isCut?: boolean }) {
  const { entityId, entityName, query } = certificate;
  if (entityId !== null && entityName !== null)
    return <EntityLink id={entityId} name={entityName} className="wrap-anywhere" isCut={isCut} />;
  return <PersonName name={query.names.join(', ')} className="wrap-anywhere" isCut={isCut} />;
}
