import { Select, SelectItem } from '@tamis/ui/select';

interface Option<Id> {
  id: Id;
  label: string;
}

/** The first option is the default, which the URL leaves out. */
export type FilterOptions<Id extends string> = readonly [Option<string>, ...Option<Id>[]];

interface FilterSelectProps<Id extends string> {
  label: string;
  width?: number;
  options: FilterOptions<Id>;
  value: Id | undefined;
  onChange: (id: Id | undefined) => void;
}

/** The width of a filter on a phone, where two share a line. */
export const HALF_LINE = 'max-sm:min-w-[calc(50%-4px)] max-sm:flex-1';

/** One filter of a toolbar. */
export function FilterSelect<Id extends string>({ label, width, options, value, onChange }: FilterSelectProps<Id>) {
  const [unset, ...others] = options;
  return (
    <Select
      aria-label={label}
      variant="button"
      className={HALF_LINE}
      width={width}
      value={value ?? unset.id}
      onChange={(key) => onChange(others.find(({ id }) => id === key)?.id)}
    >
      {options.map((option) => (
        <SelectItem key={option.id} id={option.id}>
          {option.label}
        </SelectItem>
      ))}
    </Select>
  );
}
