import { Button } from '@tamis/ui/button';
import { Menu, MenuItem, MenuTrigger } from '@tamis/ui/menu';
import { TextField } from '@tamis/ui/text-field';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { actionText } from '../shared/action-text.ts';
import { FIRST_WHOLE_YEAR } from '../shared/dates.ts';
import { FilterField } from '../shared/filter-field.tsx';
import { FilterSelect, HALF_LINE } from '../shared/filter-select.tsx';
import { EntityChip } from '../shared/entity-chip.tsx';
import { NOT_KEPT } from './not-kept.ts';
import { auditFilter, PERIODS } from './audit-filter.ts';
import { useAdminView } from '../shared/use-admin-view.ts';

/** Filters by user, action, time and entity, kept in the URL; and the export of the result. */
export function AuditToolbar() {
  const { view, change } = useAdminView();
  const choices = trpc.audit.choices.useQuery(undefined, NOT_KEPT);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilterField
        label="Entity or words"
        value={view.text}
        onFilter={(text) => change({ text, page: undefined }, true)}
        className="w-52 max-sm:w-full"
      />
      <FilterSelect
        label="Who"
        width={176}
        options={[
          { id: 'all', label: 'Everyone' },
          ...(choices.data?.actors ?? []).map((actor) => ({ id: actor, label: actor })),
        ]}
        value={view.actor}
        onChange={(actor) => change({ actor, page: undefined })}
      />
      <FilterSelect
        label="Action"
        width={176}
        options={[
          { id: 'all', label: 'All actions' },
          ...(choices.data?.actions ?? [])
            .map((action) => ({ id: action, label: actionText(action) }))
            .toSorted((a, b) => a.label.localeCompare(b.label)),
        ]}
        value={view.action}
        onChange={(action) => change({ action, page: undefined })}
      />
      <FilterSelect
        label="Period"
        width={176}
        options={[{ id: 'all', label: 'Any time' }, ...PERIODS]}
        value={view.period}
        onChange={(period) => change({ period, from: undefined, to: undefined, page: undefined })}
      />
      {view.period === 'days' && (
        <>
          <DayField label="From" value={view.from} onChange={(from) => change({ from, page: undefined })} />
          <DayField label="To" value={view.to} onChange={(to) => change({ to, page: undefined })} />
        </>
      )}
      {view.entity !== undefined && (
        <EntityChip id={view.entity} onRemove={() => change({ entity: undefined, page: undefined })} />
      )}
      <div className="ms-auto">
        <MenuTrigger>
          <Button icon={<Download aria-hidden />}>Export</Button>
          <Menu aria-label="Export" onAction={(format) => save(`${format}`, auditFilter(view))}>
            <MenuItem id="csv">CSV</MenuItem>
            <MenuItem id="jsonl">JSON lines</MenuItem>
          </Menu>
        </MenuTrigger>
      </div>
    </div>
  );
}

/** The browser downloads the file as it is streamed, however long it is. */
function save(format: string, filter: ReturnType<typeof auditFilter>) {
  const query = new URLSearchParams({ format });
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value));
  const link = document.createElement('a');
  link.href = `/api/audit/export?${query.toString()}`;
  link.download = '';
  link.click();
}

interface DayFieldProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A day filter. The URL changes once the date is complete: while a year is typed, the field contains other years. */
function DayField({ label, value = '', onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      aria-label={label}
      prefix={<span className="text-muted">{label}</span>}
      type="date"
      size="sm"
      value={typed ?? value}
      onChange={(day) => {
        const isWhole = day === '' || day >= FIRST_WHOLE_YEAR;
        setTyped(isWhole ? null : day);
        if (isWhole) onChange(day || undefined);
      }}
      className={HALF_LINE}
    />
  );
}
