import type { CaseFile } from '@tamis/api/cases/schema';
import { Button } from '@tamis/ui/button';
import { TextField, type TextFieldProps } from '@tamis/ui/text-field';
import { useRef, useState } from 'react';
import { FIRST_WHOLE_YEAR } from '../shared/dates.ts';
import { DueText } from './due-text.tsx';

interface DueDateFieldProps {
  file: CaseFile;
  /** Null takes the due date away. */
  onChange: (dueDate: string | null) => Promise<unknown>;
}

/** Saved by its button or Enter: a date that is typed goes through other dates, and each change stays in the timeline. */
export function DueDateField({ file, onChange }: DueDateFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const stored = file.dueDate ?? '';
  const value = draft ?? stored;
  const isChanged = value !== stored;
  const maySave = isChanged && value !== '';
  const mayClear = stored !== '' && !maySave;
  // The pressed button goes away; a refused date stays in the field, and so does what is typed meanwhile.
  const store = (dueDate: string | null) => {
    input.current?.focus();
    void onChange(dueDate).then(
      () => setDraft((now) => (now === draft ? null : now)),
      () => undefined,
    );
  };
  const onKeyDown: TextFieldProps['onKeyDown'] = (event) => {
    // Escape closes the sheet.
    if (event.key !== 'Enter' || !maySave) return event.continuePropagation();
    event.preventDefault();
    store(value);
  };
  return (
    <div className="min-w-0">
      <TextField
        label="Due date"
        type="date"
        size="sm"
        inputRef={input}
        value={value}
        onChange={setDraft}
        onKeyDown={onKeyDown}
        // The field writes dates as the browser does; this is how they are written elsewhere.
        description={value >= FIRST_WHOLE_YEAR && <DueText file={{ ...file, dueDate: value }} />}
      />
      {(isChanged || mayClear) && (
        <div className="mt-1.5 flex flex-wrap gap-2">
          {maySave && (
            <Button size="sm" variant="primary" onPress={() => store(value)}>
              Save due date
            </Button>
          )}
          {mayClear && (
            <Button size="sm" onPress={() => store(null)}>
              Clear due date
            </Button>
          )}
          {isChanged && (
            <Button
              size="sm"
              onPress={() => {
                input.current?.focus();
                setDraft(null);
              }}
            >
              Cancel
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
