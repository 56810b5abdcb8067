import { ChangeThreshold, type ThresholdSetting } from '@tamis/api/settings/schema';
import { Button } from '@tamis/ui/button';
import { Form } from '@tamis/ui/form';
import { Slider } from '@tamis/ui/slider';
import { TextArea } from '@tamis/ui/text-area';
import * as v from 'valibot';
import { trpc } from '../../trpc.ts';
import { useForm } from '../shared/use-form.ts';
import { ThresholdPreview } from './threshold-preview.tsx';
import { ChangedMeanwhile, SettingSheet } from './setting-sheet.tsx';
import { useChangeSetting } from './use-change-setting.ts';

const FORM = 'screening-threshold';

/** The version that it replaces is the one in force when it is sent. */
const Change = v.omit(ChangeThreshold, ['version']);

export interface ThresholdSheetProps {
  setting: ThresholdSetting;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Another threshold, what it would do, and the reason that is kept with the change. */
export function ThresholdSheet({ setting, isOpen, onOpenChange }: ThresholdSheetProps) {
  const change = trpc.settings.changeThreshold.useMutation(
    useChangeSetting('Threshold changed', 'Everybody is screened by it now.'),
  );
  return (
    <SettingSheet
      title="Change Screening Threshold"
      formId={FORM}
      submitLabel="Save threshold"
      isPending={change.isPending}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {({ setChanged, close }) => (
        <ThresholdForm
          setting={setting}
          onChanged={setChanged}
          onSubmit={async (input) => {
            await change.mutateAsync({ ...input, version: setting.version });
            close();
          }}
        />
      )}
    </SettingSheet>
  );
}

interface ThresholdFormProps {
  setting: ThresholdSetting;
  onChanged: (isChanged: boolean) => void;
  onSubmit: (input: v.InferOutput<typeof Change>) => Promise<void>;
}

function ThresholdForm({ setting, onChanged, onSubmit }: ThresholdFormProps) {
  const { version, threshold: inForce, least, most } = setting;
  const form = useForm(Change, { threshold: inForce, reason: '' });
  const submit = form.submit(onSubmit);
  const { threshold } = form.values;
  const setThreshold = (next: number) => {
    form.set('threshold', next);
    onChanged(next !== inForce);
  };
  return (
    <Form id={FORM} onSubmit={(event) => void submit(event)}>
      <ChangedMeanwhile version={version} />
      <Slider
        label="Threshold"
        value={threshold}
        minValue={least}
        maxValue={most}
        mark={inForce}
        valueText={(value) => `${value} of 100`}
        description="Higher: fewer innocent people alert, and more listed names that are written another way are missed."
        onChange={setThreshold}
      />
      <Button
        variant="link"
        className="self-start"
        isDisabled={threshold === setting.default}
        onPress={() => setThreshold(setting.default)}
      >
        Back to the default
      </Button>
      <ThresholdPreview threshold={threshold} inForce={inForce} />
      <TextArea
        label="Reason"
        description="Kept with the change, in its history and in the audit log."
        {...form.text('reason')}
      />
    </Form>
  );
}
