import Search from 'lucide-react/icons/search';
import type { Key, ReactElement, ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import { scrimStyles } from './dialog.tsx';
import { focusRingInset } from './focus-ring.ts';
import { optionStyles } from './list-box-item.tsx';

export interface PaletteItem {
  id: string;
  label: string;
  icon?: ReactElement;
  /** Muted text after the label: its kind, or where it is. */
  detail?: string;
  /** Key caps at the end of the row. */
  hint?: ReactNode;
}

export interface PaletteSection {
  title: string;
  items: readonly PaletteItem[];
  /** Beside the title. */
  note?: string | undefined;
  /** Whether the items do not belong to the typed text yet; they are muted then. */
  isFormer?: boolean;
}

interface CommandPaletteProps {
  label: string;
  placeholder: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  text: string;
  onTextChange: (text: string) => void;
  /** The matching items, supplied by the caller; empty sections are left out. */
  sections: readonly PaletteSection[];
  /** Shown above the sections, for example if some could not be searched. */
  notice?: ReactNode;
  /** Shown if nothing matches. */
  empty: ReactNode;
  isBusy?: boolean;
  onAction: (id: string) => void;
}

/** One field above everything that can be done or found. The focus stays in the field while the arrow keys move through the items. */
export function CommandPalette(props: CommandPaletteProps) {
  const { label, placeholder, isOpen, onOpenChange, text, onTextChange, sections, notice, empty, isBusy, onAction } =
    props;
  const act = (key: Key) => {
    onOpenChange(false);
    onAction(String(key));
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={`${scrimStyles} flex justify-center p-4 pt-[12dvh]`}
    >
      <Modal className="h-fit w-full max-w-[600px] overflow-clip rounded-panel bg-surface shadow-overlay entering:animate-in entering:fade-in entering:duration-160 exiting:animate-out exiting:fade-out exiting:duration-105">
        <Dialog aria-label={label} className="outline-hidden">
          <Autocomplete inputValue={text} onInputChange={onTextChange}>
            <TextField aria-label={label} autoFocus className="flex items-center gap-3 border-b px-4 text-muted">
              <Search aria-hidden size={18} />
              <Input
                placeholder={placeholder}
                className="h-13 min-w-0 flex-1 bg-transparent text-16 text-text outline-0 placeholder:text-muted"
              />
            </TextField>
            {notice}
            {/* The items never get the focus themselves: without its own tab stop the list could not be scrolled by keyboard. */}
            <section
              aria-label="Results"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className={`${focusRingInset} max-h-[min(560px,64dvh)] overflow-y-auto`}
            >
              <Menu
                aria-label={label}
                aria-busy={isBusy}
                onAction={act}
                className="p-1.5 outline-hidden"
                renderEmptyState={() => <div className="px-3 py-6 text-center text-13 text-muted">{empty}</div>}
              >
                {sections
                  .filter(({ items }) => items.length > 0)
                  .map(({ title, items, note, isFormer = false }) => (
                    <MenuSection key={title} id={title}>
                      <Header className="px-2.5 pt-2 pb-1 text-12 font-medium text-muted">
                        {title}
                        {note !== undefined && <span className="font-normal"> · {note}</span>}
                      </Header>
                      {items.map((item) => (
                        <PaletteLine key={item.id} item={item} isMuted={isFormer} />
                      ))}
                    </MenuSection>
                  ))}
              </Menu>
            </section>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function PaletteLine({ item: { id, label, icon, detail, hint }, isMuted }: { item: PaletteItem; isMuted: boolean }) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={`${optionStyles({})} [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted`}
    >
      {icon}
      <span className="flex min-w-0 flex-1 items-baseline gap-x-2 max-sm:flex-col">
        <bdi dir="auto" className={`max-w-full truncate ${isMuted ? 'text-muted' : ''}`}>
          {label}
        </bdi>
        {/* The name is shortened only after its description. */}
        {detail && <span className="max-w-full min-w-0 shrink-[9999] truncate text-12 text-muted">{detail}</span>}
      </span>
      {hint && <span className="flex shrink-0 gap-1">{hint}</span>}
    </MenuItem>
  );
}
