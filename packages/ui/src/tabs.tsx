import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { focusRingInset } from './focus-ring.ts';
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

/** Tabs that filter one list; which one is selected is for the URL to know. */
export function FilterTabs<K extends string>({ label, items, selected, onSelect, children }: FilterTabsProps<K>) {
  return (
    <Tabs
      className="min-w-0"
      selectedKey={selected}
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key);
        if (item) onSelect(item.id);
      }}
    >
      <TabList aria-label={label} className={tabListStyles}>
        {items.map(({ id, label, count }) => (
          <Tab key={id} id={id} className={tabStyles}>
            {label}
            {count !== undefined && <span className="text-12 text-muted tabular">{numberText(count)}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanel id={selected} className={`${focusRingInset} rounded-sm pt-4`}>
        {children}
      </TabPanel>
    </Tabs>
  );
}
