import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { numberText } from './numbers.ts';
import { Select, SelectItem } from './select.tsx';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPageChange: (page: number) => void;
  onPageSizeChange?: (pageSize: number) => void;
  pageSizes?: number[];
}

/** '1–50 of 1,204', the page size, and previous and next if there is more than one page. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPageChange, onPageSizeChange, pageSizes = [25, 50, 100] } = props;
  const sizeLabel = useId();
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const range = first === last ? numberText(last) : `${numberText(first)}–${numberText(last)}`;
  return (
    <nav aria-label="Pages" className="flex flex-1 flex-wrap items-center gap-x-4 gap-y-2 text-13 text-muted tabular">
      <output dir="auto">{`${range} of ${numberText(total)}`}</output>
      <span className="flex-1" />
      {onPageSizeChange && (
        <span className="no-print flex items-center gap-2">
          <span id={sizeLabel}>Rows per page</span>
          <Select
            aria-labelledby={sizeLabel}
            variant="button"
            width={76}
            value={pageSize}
            onChange={(size) => onPageSizeChange(Number(size))}
          >
            {pageSizes.map((size) => (
              <SelectItem key={size} id={size}>
                {String(size)}
              </SelectItem>
            ))}
          </Select>
        </span>
      )}
      {(page > 1 || last < total) && (
        <span className="no-print flex items-center gap-1">
          <IconButton
            variant="outline"
            size="sm"
            aria-label="Previous page"
            icon={<ChevronLeft aria-hidden className="rtl:-scale-x-100" />}
            isDisabled={page <= 1}
            onPress={() => onPageChange(page - 1)}
          />
          <IconButton
            variant="outline"
            size="sm"
            aria-label="Next page"
            icon={<ChevronRight aria-hidden className="rtl:-scale-x-100" />}
            isDisabled={last >= total}
            onPress={() => onPageChange(page + 1)}
          />
        </span>
      )}
    </nav>
  );
}
