import type { CaseFile } from '@tamis/api/cases/schema';
import { IconButton } from '@tamis/ui/icon-button';
import { TextField, type TextFieldProps } from '@tamis/ui/text-field';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { DueText } from './due-text.tsx';
import { useDueDraft } from './use-due-draft.ts';

interface DueDateFieldProps {
  file: CaseFile;
  /** Null takes the due date away. */
  onChange: (dueDate: string | null) => Promise<unknown>;
}

/** Saved like the fields beside it, without a button of its own: by Enter, by a day of the calendar, and by leaving it. */
export function DueDateField({ file, onChange }: DueDateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const { value, isChanged, type, choose, save, takeBack } = useDueDraft(file.dueDate, onChange);
  const leave = () => save(input.current?.validity.badInput ?? false);
  const onKeyDown: TextFieldProps['onKeyDown'] = (event) => {
    isTyping.current = !opensCalendar(event);
    // Without a date of its own to save or to take back, a key means what it means on the rest of the sheet.
    if (!isChanged || (event.key !== 'Enter' && event.key !== 'Escape')) return event.continuePropagation();
    event.preventDefault();
    if (event.key === 'Enter') leave();
    else takeBack();
  };
  const clear = () => {
    // The pressed button goes away.
    input.current?.focus();
    void onChange(null).catch(() => undefined);
  };
  return (
    <TextField
      // Beside the button half a phone's width is too little for a date.
      className="max-sm:col-span-full"
      label="Due date"
      type="date"
      size="sm"
      inputRef={input}
      value={value}
      onChange={(day) => (isTyping.current ? type(day) : choose(day))}
      onKeyDown={onKeyDown}
      onKeyUp={() => {
        isTyping.current = false;
      }}
      onBlur={leave}
      suffix={
        file.dueDate !== null &&
        !isChanged && (
          <IconButton
            size="sm"
            className="-me-1.5"
            aria-label="Clear due date"
            icon={<X aria-hidden />}
            onPress={clear}
          />
        )
      }
      // The field writes dates as the browser does; this is how they are written elsewhere.
      description={isChanged ? 'Not saved yet: press Enter, or Escape to take it back.' : <DueText file={file} />}
    />
  );
}

/** The keys by which browsers open their calendar: the days chosen there come without a key. */
const opensCalendar = ({ key, altKey }: { key: string; altKey: boolean }) =>
  altKey || key === ' ' || key === 'Enter' || key === 'F4';
