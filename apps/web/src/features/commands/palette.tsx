import type { SearchResult } from '@tamis/api/search/schema';
import { CommandPalette, type PaletteItem, type PaletteSection } from '@tamis/ui/command-palette';
import { Button } from '@tamis/ui/button';
import { Kbd } from '@tamis/ui/kbd';
import { keepPreviousData } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import FolderOpen from 'lucide-react/icons/folder-open';
import ListChecks from 'lucide-react/icons/list-checks';
import Search from 'lucide-react/icons/search';
import UsersRound from 'lucide-react/icons/users-round';
import { useDeferredValue, useState } from 'react';
import { useUser } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { partyIdentity } from '../party/party-words.ts';
import { isTerm } from '../search/search-filters.ts';
import { identityText } from '../shared/identity-text.ts';
import { keyCaps } from '../shared/shortcut-table.ts';
import { actionCommands, type Command, type CommandDeps, fits, pageCommands } from './commands.tsx';
import { useSettled } from '../shared/use-settled.ts';

interface PaletteProps extends CommandDeps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const SEARCHING = 'Searching…';
/** Results of each kind; the search page has the rest. */
const MOST = 5;
/** Monitored entities matter more. */
const MOST_PARTIES = 3;

/** Pages, actions and search results: entities, cases, alerts and listed parties. */
export function Palette({ isOpen, onOpenChange, ...deps }: PaletteProps) {
  const user = useUser();
  const [text, setText] = useState('');
  // However it was closed, it opens empty.
  if (!isOpen && text !== '') setText('');
  const q = useSettled(useDeferredValue(text.trim()));
  const found = useFound(q, text.trim(), deps);
  const fitting = (commands: Command[]) => commands.filter((command) => fits(command, text.trim()));
  const actions = fitting(actionCommands(user, deps));
  const pages = fitting(pageCommands(user, deps));
  const everywhere: Command[] =
    text.trim() === ''
      ? []
      : [
          {
            id: 'search',
            label: `Search for “${text.trim()}”`,
            icon: <Search aria-hidden />,
            run: () => deps.go({ to: '/search', search: { q: text.trim() } }),
          },
        ];
  const sections: PaletteSection[] = [
    { title: 'Pages', items: pages.map(toItem) },
    { title: 'Actions', items: actions.map(toItem) },
    ...found.sections,
    { title: 'Everywhere', items: everywhere.map(toItem), note: found.isFirst ? SEARCHING : undefined },
  ];
  const commands = new Map([...pages, ...actions, ...found.commands, ...everywhere].map((one) => [one.id, one.run]));
  return (
    <CommandPalette
      label="Search and commands"
      placeholder="Search, or type a command"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      text={text}
      onTextChange={setText}
      sections={sections}
      isBusy={found.isBusy}
      notice={found.retry && <Failed onRetry={found.retry} />}
      empty="Nothing found. Try another word."
      onAction={(id) => commands.get(id)?.()}
    />
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="flex items-center justify-between border-b px-4 py-2 text-13">
      The search failed.
      <Button size="sm" onPress={onRetry}>
        Retry
      </Button>
    </p>
  );
}

const toItem = ({ id, label, icon, shortcut }: Command): PaletteItem => ({
  id,
  label,
  icon,
  hint: shortcut && keyCaps(shortcut).map((cap) => <Kbd key={cap}>{cap}</Kbd>),
});

/**
 * The search results as links. While a newer text is being searched for, the previous results stay in place and say so.
 */
function useFound(q: string, text: string, { go }: Pick<CommandDeps, 'go'>) {
  const { data, isFetching, isError, isPlaceholderData, refetch } = trpc.search.all.useQuery(
    { q },
    { enabled: isTerm(q), placeholderData: keepPreviousData },
  );
  const retry = isError && text !== '' ? () => void refetch() : undefined;
  // There are no results yet that could say that the search is running.
  const isFirst = isTerm(text) && !data && !isError;
  if (q === '' || text === '' || !data) return { isBusy: isFetching, isFirst, retry, commands: [], sections: [] };
  const entities = data.entities.slice(0, MOST).map((entity) => ({
    id: `entity ${entity.id}`,
    label: entity.name,
    detail: identityText(entity),
    icon: <UsersRound aria-hidden />,
    run: () => go({ to: '/entity/$id', params: { id: String(entity.id) } }),
  }));
  const cases = data.cases.slice(0, MOST).map(({ id, title, entity }) => ({
    id: `case ${id}`,
    label: title,
    detail: entity?.name,
    icon: <FolderOpen aria-hidden />,
    run: () => go({ to: '/cases', search: { case: id } }),
  }));
  const alerts = data.alerts.slice(0, MOST).map(({ id, entity, content }) => ({
    id: `alert ${id}`,
    label: entity.name,
    detail: content,
    icon: <Bell aria-hidden />,
    run: () => go({ to: '/alerts', search: { alert: id } }),
  }));
  const parties = data.parties.slice(0, MOST_PARTIES).map((party) => ({
    id: `party ${party.id}`,
    label: party.primaryName,
    detail: partyDetail(party),
    icon: <ListChecks aria-hidden />,
    run: () => go({ to: '/parties/$id', params: { id: String(party.id) } }),
  }));
  const isFormer = isPlaceholderData || q !== text;
  const state = { isFormer, note: isFormer ? SEARCHING : undefined };
  return {
    isBusy: isFetching,
    isFirst,
    retry,
    commands: [...entities, ...cases, ...alerts, ...parties] satisfies Command[],
    sections: [
      { title: 'Entities', items: entities, ...state },
      { title: 'Cases', items: cases, ...state },
      { title: 'Alerts', items: alerts, ...state },
      { title: 'Listed parties', items: parties, ...state },
    ],
  };
}

/** 'OFAC, EU, alias Haj Ali · Person, Iran, born 1960' */
function partyDetail(party: SearchResult['parties'][number]): string {
  const { primaryName, matchedName } = party;
  const lists = [party, ...party.others].map(({ list }) => list).join(', ');
  const found = matchedName === primaryName ? lists : `${lists}, alias ${matchedName}`;
  return `${found} · ${partyIdentity(party)}`;
}
