import type { CaseFile } from '@tamis/api/cases/schema';
import { IconButton } from '@tamis/ui/icon-button';
import { TextField, type TextFieldProps } from '@tamis/ui/text-field';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { DueText } from './due-text.tsx';
import { isWholeDate, useDueDraft } from './use-due-draft.ts';

interface DueDateFieldProps {
  file: CaseFile;
  /** Null removes the due date. */
  onChange: (dueDate: string | null) => Promise<unknown>;
}

/** Saved without its own button, like the fields beside it: by Enter, by a choice in the calendar, or on blur. */
export function DueDateField({ file, onChange }: DueDateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const { value, isChanged, type, choose, save, takeBack } = useDueDraft(file.dueDate, onChange);
  const [isHalf, setIsHalf] = useState(false);
  const leave = () => {
    // The browser reports an incomplete date, for example without its year, as an empty value.
    const lacksPart = input.current?.validity.badInput || (value !== '' && !isWholeDate(value));
    setIsHalf(lacksPart ?? false);
    if (!lacksPart) save();
  };
  const onKeyDown: TextFieldProps['onKeyDown'] = (event) => {
    isTyping.current = !opensCalendar(event);
    // With no unsaved date, the keys keep their meaning on the rest of the sheet.
    if (!isChanged || (event.key !== 'Enter' && event.key !== 'Escape')) return event.continuePropagation();
    event.preventDefault();
    if (event.key === 'Enter') leave();
    else {
      setIsHalf(false);
      takeBack();
    }
  };
  const clear = () => {
    // The pressed button disappears.
    input.current?.focus();
    void onChange(null).catch(() => undefined);
  };
  return (
    <TextField
      // Half of a phone's width is too narrow for a date and the button.
      className="max-sm:col-span-full"
      label="Due date"
      type="date"
      size="sm"
      inputRef={input}
      value={value}
      onChange={(day) => {
        setIsHalf(false);
        if (isTyping.current) type(day);
        else choose(day);
      }}
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
      // The browser formats the date in the field; this is our own format.
      errorMessage={isHalf ? 'Not saved: give day, month and year.' : ''}
      description={!isHalf && (isChanged ? 'Not saved yet: press Enter, or Escape to undo.' : <DueText file={file} />)}
    />
  );
}

/** The keys that open the browser's calendar. A day chosen there arrives without a key press. */
const opensCalendar = ({ key, altKey }: { key: string; altKey: boolean }) =>
  altKey || key === ' ' || key === 'Enter' || key === 'F4';
