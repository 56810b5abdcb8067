import type { ReactNode } from 'react';
import {
  Tab as RACTab,
  TabList as RACTabList,
  type TabListProps as RACTabListProps,
  TabPanel as RACTabPanel,
  type TabPanelProps as RACTabPanelProps,
  type TabProps as RACTabProps,
  Tabs,
} from 'react-aria-components/Tabs';
import { focusRingInset } from './focus-ring.ts';
import { numberText } from './numbers.ts';
import { tabListStyles, tabStyles } from './tab-styles.ts';

export function TabList<T extends object>({
  className = '',
  ...props
}: Omit<RACTabListProps<T>, 'className'> & { className?: string }) {
  return <RACTabList {...props} className={`${tabListStyles} ${className}`} />;
}

export interface TabProps extends Omit<RACTabProps, 'className' | 'children'> {
  children: ReactNode;
  /** How many there are behind it. */
  count?: number;
}

export function Tab({ children, count: amount, ...props }: TabProps) {
  return (
    <RACTab {...props} className={tabStyles}>
      {children}
      {amount !== undefined && <span className="text-12 text-muted tabular">{numberText(amount)}</span>}
    </RACTab>
  );
}

export function TabPanel({ className = '', ...props }: Omit<RACTabPanelProps, 'className'> & { className?: string }) {
  return <RACTabPanel {...props} className={`${focusRingInset} rounded-sm ${className}`} />;
}

export interface FilterTabsProps<K extends string> {
  label: string;
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
      <TabList aria-label={label}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} count={item.count}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      <TabPanel id={selected} className="pt-4">
        {children}
      </TabPanel>
    </Tabs>
  );
}

export { Tabs };
