import { useState } from 'react';
import type { Selection, SortDescriptor } from 'react-aria-components/Table';
import { Button } from '../src/button.tsx';
import { Link } from '../src/link.tsx';
import { Pagination } from '../src/pagination.tsx';
import { Panel } from '../src/panel.tsx';
import { PepBadge } from '../src/pep-badge.tsx';
import { PersonName } from '../src/person-name.tsx';
import { RiskScore } from '../src/risk-badge.tsx';
import { SelectionBar } from '../src/selection-bar.tsx';
import { SkeletonTable } from '../src/skeleton-table.tsx';
import { Cell, Column, Row, Table, TableBody, TableFooter, TableHeader } from '../src/table.tsx';
import { FilterTabs } from '../src/tabs.tsx';
import { Section } from './section.tsx';

const people = [
  { id: 1, name: 'Rustam Idrisovich Halvani', other: 'رستم الحلواني', country: 'Uzbekistan', isPep: true, score: 100 },
  { id: 2, name: 'Abdulrahman K. Haddar', other: '', country: 'Cyprus', isPep: false, score: 78 },
  { id: 3, name: 'Oksana Veydenko', other: 'Оксана Вейденко', country: 'Ukraine', isPep: true, score: 52 },
  { id: 4, name: 'Signe Almqvist', other: '', country: 'Sweden', isPep: false, score: 6 },
];

const tabs = [
  { id: 'all', label: 'All Entities', count: 52_640 },
  { id: 'high', label: 'High Risk', count: 312 },
  { id: 'medium', label: 'Medium Risk', count: 4108 },
  { id: 'pep', label: 'PEP', count: 1043 },
] as const;

export function Tables() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('all');
  const [selected, setSelected] = useState<Selection>(new Set([2]));
  const [sort, setSort] = useState<SortDescriptor>({ column: 'risk', direction: 'descending' });
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(50);
  return (
    <>
      <Section title="Table" span={8}>
        <FilterTabs label="Filter" items={tabs} selected={tab} onSelect={setTab}>
          <Panel>
            <Table
              aria-label="Entities"
              minWidth={640}
              selectionMode="multiple"
              selectionBehavior="toggle"
              selectedKeys={selected}
              onSelectionChange={setSelected}
              sortDescriptor={sort}
              onSortChange={setSort}
            >
              <TableHeader>
                <Column id="name" isRowHeader allowsSorting>
                  Name
                </Column>
                <Column id="country" width={140} allowsSorting>
                  Country
                </Column>
                <Column id="flags" width={80}>
                  Flags
                </Column>
                <Column id="risk" width={148} allowsSorting>
                  Risk
                </Column>
                <Column id="matches" width={88} align="end">
                  Matches
                </Column>
              </TableHeader>
              <TableBody items={people}>
                {(person) => (
                  <Row>
                    <Cell>
                      <Link variant="name" href={`#${person.id}`}>
                        {person.name}
                      </Link>
                      {person.other && <PersonName name={person.other} className="ms-2 text-muted" />}
                    </Cell>
                    <Cell>{person.country}</Cell>
                    <Cell>{person.isPep && <PepBadge label="PEP" isPep />}</Cell>
                    <Cell>
                      <RiskScore score={person.score} />
                    </Cell>
                    <Cell align="end" muted>
                      0
                    </Cell>
                  </Row>
                )}
              </TableBody>
            </Table>
            <TableFooter>
              <Pagination
                page={page}
                pageSize={pageSize}
                total={1204}
                onPageChange={setPage}
                onPageSizeChange={setPageSize}
              />
            </TableFooter>
          </Panel>
        </FilterTabs>
        <SelectionBar
          count={selected === 'all' ? people.length : selected.size}
          onClear={() => setSelected(new Set<number>())}
        >
          <Button variant="ghost" size="sm">
            New Case
          </Button>
          <Button variant="ghost" size="sm">
            Export CSV
          </Button>
        </SelectionBar>
      </Section>
      <Section title="Skeleton">
        <Panel>
          <SkeletonTable
            rows={6}
            columns={[
              { label: 'Name' },
              { label: 'Country', width: 120 },
              { label: 'Risk', width: 128, kind: 'badge' },
            ]}
          />
        </Panel>
      </Section>
    </>
  );
}
