import { Accordion, Disclosure } from '@tamis/ui/disclosure';
import { Panel } from '@tamis/ui/panel';
import { useLocation } from '@tanstack/react-router';
import { SupportContact } from './support-contact.tsx';
import type { Block, Topic } from './topic.ts';

/** Questions that open to show their answers; the one in the URL is open. */
export function TopicList({ topics }: { topics: readonly Topic[] }) {
  const anchor = useLocation({ select: ({ hash }) => hash });
  return (
    <Panel>
      <Accordion
        key={anchor}
        allowsMultipleExpanded
        defaultExpandedKeys={anchor === '' ? topics.slice(0, 1).map(({ id }) => id) : [anchor]}
      >
        {topics.map(({ id, title, blocks }) => (
          <div key={id} id={id}>
            <Disclosure id={id} title={title} level={2}>
              <div className="grid max-w-[72ch] gap-3">
                {blocks.map((block) => (
                  <AnswerBlock key={keyOf(block)} block={block} />
                ))}
              </div>
            </Disclosure>
          </div>
        ))}
      </Accordion>
    </Panel>
  );
}

const keyOf = (block: Block): string => (typeof block === 'string' ? block : JSON.stringify(block));

function AnswerBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('contact' in block) return <SupportContact />;
  if ('steps' in block) {
    return (
      <ol className="grid list-decimal gap-1.5 ps-5">
        {block.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    );
  }
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[180px_minmax(0,1fr)]">
      {block.terms.map(([term, meaning]) => (
        <div key={term} className="contents">
          <dt className="font-medium">{term}</dt>
          <dd className="text-muted max-sm:mb-1">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
