import type { ApiKey } from '@tamis/api/api-keys/schema';
import { Badge } from '@tamis/ui/badge';
import { Button } from '@tamis/ui/button';
import { DateText } from '@tamis/ui/date-text';
import { EmptyPanel } from '@tamis/ui/empty-panel';
import { Link } from '@tamis/ui/link';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { RelativeTime } from '@tamis/ui/relative-time';
import { SkeletonTable } from '@tamis/ui/skeleton-table';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@tamis/ui/table';
import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import { trpc } from '../../trpc.ts';
import { QueryError } from '../shared/query-error.tsx';
import { ROLE_TEXTS } from '../shared/role-text.ts';
import { useDialog } from '../shared/use-dialog.ts';
import { useMedia } from '../shared/use-media.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { RevokeKey } from './revoke-key.tsx';

const COLUMNS = [
  { label: 'Key' },
  { label: 'Role', width: 112, kind: 'badge' as const },
  { label: 'Acts as', width: 140 },
  { label: 'Created', width: 132 },
  { label: 'Last used', width: 132 },
  { label: 'Actions', width: 116 },
];

/** Below this width the last column, with its buttons, would not be visible beside the sidebar. */
const TOO_NARROW = '(max-width: 1065px)';

/** The keys of programs that call the REST API: created, monitored and revoked here. */
export function ApiKeysPanel() {
  const keys = trpc.keys.list.useQuery();
  const isNarrow = useMedia(TOO_NARROW);
  const [isOpen, setOpen] = useDialog('key');
  const createButton = (
    <Button size="sm" icon={<Plus aria-hidden />} onPress={() => setOpen(true)}>
      Create key
    </Button>
  );
  return (
    <Panel
      title="API Keys"
      actions={keys.data && createButton}
      {...(keys.data &&
        keys.data.length > 0 && { count: keys.data.filter(({ revokedAt }) => revokedAt === null).length })}
      footer={
        <span>
          A program sends its key as <code className="font-mono text-12">Authorization: Bearer</code>. The calls are
          described in the{' '}
          <Link href="/api/docs" target="_blank" rel="noopener">
            API reference
          </Link>
          .
        </span>
      }
    >
      {keys.isPending && <SkeletonTable label="Loading API keys" rows={2} columns={COLUMNS} />}
      <QueryError title="The API keys could not be loaded" query={keys} />
      {keys.data?.length === 0 && (
        <EmptyPanel icon={<KeyRound />} title="No API keys">
          With a key, a program can screen names or add entities without signing in.
        </EmptyPanel>
      )}
      {keys.data && keys.data.length > 0 && (isNarrow ? <KeyItems keys={keys.data} /> : <KeysTable keys={keys.data} />)}
      <NewKeyDialog isOpen={isOpen} onOpenChange={setOpen} />
    </Panel>
  );
}

function KeysTable({ keys }: { keys: readonly ApiKey[] }) {
  return (
    <Table aria-label="API Keys" minWidth={760}>
      <TableHeader>
        {COLUMNS.map(({ label, width }) => (
          <Column key={label} width={width} isRowHeader={label === 'Key'}>
            {label}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={keys}>
        {(key) => (
          <Row id={key.id}>
            <Cell className="py-2">
              <KeyName apiKey={key} />
            </Cell>
            <Cell>
              <Badge tone={key.role === 'admin' ? 'inverted' : 'neutral'}>{ROLE_TEXTS[key.role]}</Badge>
            </Cell>
            <Cell muted>{key.owner}</Cell>
            <Cell muted>
              <DateText value={key.createdAt} isFocusable={false} />
            </Cell>
            <Cell muted>
              <LastUsed at={key.lastUsedAt} />
            </Cell>
            <Cell>
              <RevokeKey apiKey={key} />
            </Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

/** The keys as items, for screens where the table does not fit. */
function KeyItems({ keys }: { keys: readonly ApiKey[] }) {
  return (
    <ul aria-label="API Keys" className="divide-y divide-hairline">
      {keys.map((key) => (
        <li key={key.id} className="grid gap-2.5 px-4 py-3 text-13">
          <div className="flex items-start justify-between gap-3">
            <KeyName apiKey={key} />
            <Badge tone={key.role === 'admin' ? 'inverted' : 'neutral'}>{ROLE_TEXTS[key.role]}</Badge>
          </div>
          <div className="flex items-center justify-between gap-3 text-muted">
            <span>
              {key.owner} · used <LastUsed at={key.lastUsedAt} />
            </span>
            <RevokeKey apiKey={key} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function KeyName({ apiKey: { name, prefix } }: { apiKey: ApiKey }) {
  return (
    <span className="block min-w-0">
      <span className="block truncate font-medium">
        <PersonName name={name} isCut />
      </span>
      <span className="block truncate font-mono text-12 text-muted">{prefix}…</span>
    </span>
  );
}

const LastUsed = ({ at }: { at: string | null }) =>
  at === null ? 'never' : <RelativeTime value={at} isFocusable={false} />;
