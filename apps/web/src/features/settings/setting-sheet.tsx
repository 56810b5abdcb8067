import { Banner } from '@tamis/ui/banner';
import { Button } from '@tamis/ui/button';
import { Sheet } from '@tamis/ui/sheet';
import { type ReactNode, useState } from 'react';

export interface SettingSheetProps {
  title: string;
  /** The `id` of the form inside, which the button below it sends. */
  formId: string;
  submitLabel: string;
  isPending: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: (sheet: { setChanged: (isChanged: boolean) => void; close: () => void }) => ReactNode;
}

/** The sheet in which a setting is changed: nothing is saved before it is another one than that in force. */
export function SettingSheet(props: SettingSheetProps) {
  const { title, formId, submitLabel, isPending, isOpen, onOpenChange, children } = props;
  const [isChanged, setChanged] = useState(false);
  // Back closes it as well.
  if (!isOpen && isChanged) setChanged(false);
  const close = () => onOpenChange(false);
  return (
    <Sheet
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={close}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
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
      {children({ setChanged, close })}
    </Sheet>
  );
}

/** Says that somebody else has changed the setting since the sheet was opened; `version` is the one in force. */
export function ChangedMeanwhile({ version }: { version: number }) {
  const [atFirst] = useState(version);
  if (version === atFirst) return null;
  return (
    <Banner tone="warning" title="This setting was changed meanwhile" live>
      What is in force now is marked. Your change would replace it.
    </Banner>
  );
}
