import { type ReactNode, useId } from 'react';
import { Tab, TabList, Tabs } from 'react-aria-components/Tabs';
import { numberText } from './numbers.ts';
import { tabListStyles, tabStyles } from './tab-styles.ts';

interface FilterTabsProps<K extends string> {
  label: string;
  /** The number of items behind each tab. */
  items: readonly { id: K; label: ReactNode; count?: number }[];
  selected: K;
  onSelect: (id: K) => void;
  /** The list below, already filtered. */
  children: ReactNode;
}

/**
 * Tabs that filter one list; the URL holds which one is selected. The panel is our own: the library's panel renders its
 * content in one piece that cannot be interrupted, and lays out the page at each change to see whether it can be tabbed to.
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
              // The type also allows the attributes of a link, but no tab here is a link.
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
