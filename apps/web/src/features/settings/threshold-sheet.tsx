import { ChangeThreshold, type ThresholdSetting } from '@tamis/api/settings/schema';
import { Button } from '@tamis/ui/button';
import { Slider } from '@tamis/ui/slider';
import * as v from 'valibot';
import { trpc } from '../../trpc.ts';
import { useForm } from '../shared/use-form.ts';
import { ThresholdPreview } from './threshold-preview.tsx';
import { SettingForm, SettingSheet } from './setting-sheet.tsx';
import { useChangeSetting } from './use-change-setting.ts';

/** The replaced version is the one in force when the form is sent. */
const Change = v.omit(ChangeThreshold, ['version']);

interface ThresholdSheetProps {
  setting: ThresholdSetting;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A new threshold, its effects, and the reason, which is kept with the change. */
export function ThresholdSheet({ setting, ...sheet }: ThresholdSheetProps) {
  const change = trpc.settings.changeThreshold.useMutation(
    useChangeSetting('Threshold changed', 'Everybody is being rescreened.'),
  );
  return (
    <SettingSheet
      {...sheet}
      title="Change Screening Threshold"
      submitLabel="Save threshold"
      isPending={change.isPending}
    >
      {(onChanged) => (
        <ThresholdForm
          setting={setting}
          onChanged={onChanged}
          onSubmit={(input) => change.mutateAsync({ ...input, version: setting.version })}
          onSaved={() => sheet.onOpenChange(false)}
        />
      )}
    </SettingSheet>
  );
}

interface ThresholdFormProps {
  setting: ThresholdSetting;
  onChanged: (isChanged: boolean) => void;
  onSubmit: (input: v.InferOutput<typeof Change>) => Promise<unknown>;
  onSaved: () => void;
}

function ThresholdForm({ setting, onChanged, onSubmit, onSaved }: ThresholdFormProps) {
  const { version, threshold: inForce, least, most } = setting;
  const form = useForm(Change, { threshold: inForce, reason: '' });
  const { threshold } = form.values;
  const setThreshold = (next: number) => {
    form.set('threshold', next);
    onChanged(next !== inForce);
  };
  return (
    <SettingForm version={version} reason={form.field('reason')} onSubmit={form.submit(onSubmit, onSaved)}>
      <Slider
        label="Threshold"
        value={threshold}
        minValue={least}
        maxValue={most}
        mark={inForce}
        valueText={(value) => `${value} of 100`}
        description="Higher: fewer innocent people raise an alert, and more listed names that are written differently are missed."
        onChange={setThreshold}
      />
      <Button
        variant="link"
        className="-ms-3 self-start"
        isDisabled={threshold === setting.default}
        onPress={() => setThreshold(setting.default)}
      >
        Back to the default
      </Button>
      <ThresholdPreview threshold={threshold} inForce={inForce} />
    </SettingForm>
  );
}
