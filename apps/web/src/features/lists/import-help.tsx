import { CopyButton } from '@tamis/ui/copy-button';
import { Disclosure } from '@tamis/ui/disclosure';
import { Panel } from '@tamis/ui/panel';
import { useMay } from '../../session.ts';

const COMMANDS = [
  {
    command: 'pnpm cli lists import ofac sdn.xml',
    meaning: 'Imports a published file. The format is detected automatically.',
  },
  { command: 'pnpm cli lists sync', meaning: 'Fetches every list that has changed at its publisher.' },
  { command: 'pnpm cli lists status', meaning: 'Shows the version, age and counts of every list.' },
] as const;

/** What happens to an imported file. For admins, a folded section with the same on the command line. */
export function ImportHelp() {
  const mayImport = useMay('lists.import');
  return (
    <Panel>
      <p className="max-w-[72ch] px-4 py-3 text-13 text-muted">
        A file that is damaged, cut off or of another list is refused; one that is much smaller or older than the
        version in force waits for an administrator. Until then that version stays in use. After an import, all entities
        are screened against the changes automatically.
      </p>
      {mayImport && (
        <Disclosure title="On the command line" level={2} className="border-t border-hairline px-2 py-1">
          <Commands />
        </Disclosure>
      )}
    </Panel>
  );
}

function Commands() {
  return (
    <>
      <p className="text-13 text-muted">You can also run commands on the server, even while it runs.</p>
      <ul className="mt-3 grid gap-3">
        {COMMANDS.map(({ command, meaning }) => (
          <li key={command} className="min-w-0 text-13">
            <div className="flex items-center gap-2 rounded-md bg-sunken ps-3 pe-1">
              <code className="min-w-0 flex-1 overflow-x-auto py-2 font-mono text-12 whitespace-nowrap">{command}</code>
              <CopyButton value={command} label="Copy command" />
            </div>
            <p className="mt-1 text-12 text-muted">{meaning}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
