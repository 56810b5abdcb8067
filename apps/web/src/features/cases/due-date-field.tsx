import type { CaseFile } from '@tamis/api/cases/schema';
import { IconButton } from '@tamis/ui/icon-button';
import { TextField, type TextFieldProps } from '@tamis/ui/text-field';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { DueText } from './due-text.tsx';
import { isWholeDate, useDueDraft } from './use-due-draft.ts';

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
  const [isHalf, setIsHalf] = useState(false);
  const leave = () => {
    // Of a date without its year, say, the browser tells no value at all.
    const lacksPart = input.current?.validity.badInput || (value !== '' && !isWholeDate(value));
    setIsHalf(lacksPart ?? false);
    if (!lacksPart) save();
  };
  const onKeyDown: TextFieldProps['onKeyDown'] = (event) => {
    isTyping.current = !opensCalendar(event);
    // Without a date of its own to save or to take back, a key means what it means on the rest of the sheet.
    if (!isChanged || (event.key !== 'Enter' && event.key !== 'Escape')) return event.continuePropagation();
    event.preventDefault();
    if (event.key === 'Enter') leave();
    else {
      setIsHalf(false);
      takeBack();
    }
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
      // The field writes dates as the browser does; this is how they are written elsewhere.
      errorMessage={isHalf ? 'Not saved: give day, month and year.' : ''}
      description={!isHalf && (isChanged ? 'Not saved yet: press Enter, or Escape to undo.' : <DueText file={file} />)}
    />
  );
}

/** The keys by which browsers open their calendar: the days chosen there come without a key. */
const opensCalendar = ({ key, altKey }: { key: string; altKey: boolean }) =>
  altKey || key === ' ' || key === 'Enter' || key === 'F4';
