import { Button } from '@tamis/ui/button';
import { EmptyState } from '@tamis/ui/empty-state';
import { PageHeader } from '@tamis/ui/page-header';
import { Panel } from '@tamis/ui/panel';
import { FilterTabs } from '@tamis/ui/tabs';
import { getRouteApi } from '@tanstack/react-router';
import SearchX from 'lucide-react/icons/search-x';
import { countText } from '../shared/counts.ts';
import { FilterField } from '../shared/filter-field.tsx';
import { HELP_TABS } from './help-tabs.ts';
import { SupportContact } from './support-contact.tsx';
import { answers } from './topic.ts';
import { TopicList } from './topic-list.tsx';

const route = getRouteApi('/_app/help');

export function HelpPage() {
  const { q, tab = 'general' } = route.useSearch();
  const navigate = route.useNavigate();
  const ask = (question: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, q: question }), replace: true });
  const topics = HELP_TABS.find(({ id }) => id === tab)?.topics ?? [];
  return (
    <>
      <PageHeader
        title="Help"
        actions={<FilterField label="Search help" value={q} onFilter={ask} className="w-full sm:w-64" />}
      />
      <div className="grid gap-5">
        {q ? (
          <Answers question={q} onClear={() => ask(undefined)} />
        ) : (
          <FilterTabs
            label="Topics"
            items={HELP_TABS}
            selected={tab}
            onSelect={(id) => void navigate({ search: { tab: id === 'general' ? undefined : id } })}
          >
            <TopicList key={tab} topics={topics} />
          </FilterTabs>
        )}
        <Panel title="Support" padded>
          <SupportContact />
        </Panel>
      </div>
    </>
  );
}

function Answers({ question, onClear }: { question: string; onClear: () => void }) {
  const found = HELP_TABS.flatMap(({ topics }) => topics).filter((topic) => answers(topic, question.trim()));
  if (found.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<SearchX />}
          title={`No answer found for “${question}”`}
          actions={<Button onPress={onClear}>Clear search</Button>}
        >
          Try other words, or ask support.
        </EmptyState>
      </Panel>
    );
  }
  return (
    <div>
      <output className="mb-3 block text-13 text-muted">{countText(found.length, 'answer', 'answers')}</output>
      <TopicList key={question} topics={found} />
    </div>
  );
}
