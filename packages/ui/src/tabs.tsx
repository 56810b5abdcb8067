import { type ReactNode, useId } from 'react';
import { Tab, TabList, Tabs } from 'react-aria-components/Tabs';
import { numberText } from './numbers.ts';
import { tabListStyles, tabStyles } from './tab-styles.ts';

interface FilterTabsProps<K extends string> {
  label: string;
  /** With how many there are behind each. */
  items: readonly { id: K; label: ReactNode; count?: number }[];
  selected: K;
  onSelect: (id: K) => void;
  /** The one list below, already filtered. */
  children: ReactNode;
}

/**
 * Tabs that filter one list; which one is selected is for the URL to know. The panel is our own: the library's draws its
 * content in one piece that nothing can interrupt, and lays out the page at each change to see whether it can be tabbed to.
 */
export function FilterTabs<K extends string>({ label, items, selected, onSelect, children }: FilterTabsProps<K>) {
  const panel = useId();
  const tabOf = (id: K) => `${panel}${id}`;
  return (
    <div className="min-w-0">
      <Tabs
        selectedKey={selected}
        onSelectionChange={(key) => {
          const item = items.find(({ id }) => id === key);
          if (item) onSelect(item.id);
        }}
      >
        <TabList aria-label={label} className={tabListStyles}>
          {items.map(({ id, label: text, count }) => (
            <Tab
              key={id}
              id={id}
              className={tabStyles}
              // No tab is a link, of whose attributes these could be as well.
              render={(tab) => (
                <div {...(tab as object)} id={tabOf(id)} aria-controls={id === selected ? panel : undefined} />
              )}
            >
              {text}
              {count !== undefined && <span className="text-12 text-muted tabular">{numberText(count)}</span>}
            </Tab>
          ))}
        </TabList>
      </Tabs>
      <div id={panel} role="tabpanel" aria-labelledby={tabOf(selected)} className="pt-4">
        {children}
      </div>
    </div>
  );
}
