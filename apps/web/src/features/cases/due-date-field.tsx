import type { CaseFile } from '@tamis/api/cases/schema';
import { IconButton } from '@tamis/ui/icon-button';
import { TextField, type TextFieldProps } from '@tamis/ui/text-field';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { type ReactElement, useRef, useState } from 'react';
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
  const cancel = () => {
    input.current?.focus();
    setDraft(null);
  };
  return (
    <TextField
      // Beside the buttons half a phone's width is too little for a date.
      className="max-sm:col-span-full"
      label="Due date"
      type="date"
      size="sm"
      inputRef={input}
      value={value}
      onChange={setDraft}
      onKeyDown={onKeyDown}
      suffix={
        (isChanged || mayClear) && (
          <span className="-me-1.5 flex">
            {maySave && (
              <Action
                label="Save due date"
                icon={<Check aria-hidden />}
                variant="primary"
                onPress={() => store(value)}
              />
            )}
            {mayClear && <Action label="Clear due date" icon={<X aria-hidden />} onPress={() => store(null)} />}
            {isChanged && <Action label="Cancel" icon={<Undo2 aria-hidden />} onPress={cancel} />}
          </span>
        )
      }
      // The field writes dates as the browser does; this is how they are written elsewhere.
      description={value >= FIRST_WHOLE_YEAR && <DueText file={{ ...file, dueDate: value }} />}
    />
  );
}

interface ActionProps {
  label: string;
  icon: ReactElement;
  variant?: 'primary';
  onPress: () => void;
}

function Action({ label, ...props }: ActionProps) {
  return <IconButton size="sm" aria-label={label} {...props} />;
}
