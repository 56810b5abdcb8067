import { Banner } from '@tamis/ui/banner';
import { Button } from '@tamis/ui/button';
import { Form, type FormProps } from '@tamis/ui/form';
import { Sheet } from '@tamis/ui/sheet';
import { TextArea, type TextAreaProps } from '@tamis/ui/text-area';
import { type ReactNode, useState } from 'react';

/** One sheet is open at a time. */
const FORM = 'setting';

interface SettingSheetProps {
  title: string;
  submitLabel: string;
  isPending: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The `SettingForm`, which reports whether it differs from the setting in force. */
  children: (onChanged: (isChanged: boolean) => void) => ReactNode;
}

/** The sheet to change a setting. It can be saved only if it differs from the one in force. */
export function SettingSheet(props: SettingSheetProps) {
  const { title, submitLabel, isPending, isOpen, onOpenChange, children } = props;
  const [isChanged, setChanged] = useState(false);
  // Back closes it as well.
  if (!isOpen && isChanged) setChanged(false);
  return (
    <Sheet
      isInAddress
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={() => onOpenChange(false)}>Cancel</Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            isDisabled={!isChanged}
            isPending={isPending}
            pendingLabel="Saving..."
          >
            {submitLabel}
          </Button>
        </div>
      }
    >
      {children(setChanged)}
    </Sheet>
  );
}

interface SettingFormProps extends Required<Pick<FormProps, 'onSubmit'>> {
  /** The version of the setting in force. */
  version: number;
  /** The props of the reason field. */
  reason: TextAreaProps;
  children: ReactNode;
}

/** The fields of a setting, and the reason, which is kept with the change. */
export function SettingForm({ version, reason, onSubmit, children }: SettingFormProps) {
  return (
    <Form id={FORM} onSubmit={onSubmit}>
      <ChangedMeanwhile version={version} />
      {children}
      <TextArea label="Reason" description="Kept with the change, in its history and in the audit log." {...reason} />
    </Form>
  );
}

/** Warns that somebody else has changed the setting since the sheet was opened. */
function ChangedMeanwhile({ version }: { version: number }) {
  const [atFirst] = useState(version);
  if (version === atFirst) return null;
  return (
    <Banner tone="warning" title="This setting has changed in the meantime" live>
      What is in force now is marked. Your change would replace it.
    </Banner>
  );
}
