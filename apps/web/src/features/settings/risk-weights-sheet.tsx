import { ChangeRiskWeights, type RiskWeightsSetting } from '@tamis/api/settings/schema';
import { Button } from '@tamis/ui/button';
import { Slider } from '@tamis/ui/slider';
import * as v from 'valibot';
import { trpc } from '../../trpc.ts';
import { useForm } from '../shared/use-form.ts';
import { RiskPreview } from './risk-preview.tsx';
import { SettingForm, SettingSheet } from './setting-sheet.tsx';
import { useChangeSetting } from './use-change-setting.ts';
import { FACTORS, isSameWeights, meaningOf } from './weights-words.ts';

/** The replaced version is the one in force when the form is sent. */
const Change = v.omit(ChangeRiskWeights, ['version']);

interface RiskWeightsSheetProps {
  setting: RiskWeightsSetting;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** New weights, their effect on all entities, and the reason, which is kept with the change. */
export function RiskWeightsSheet({ setting, ...sheet }: RiskWeightsSheetProps) {
  const change = trpc.settings.changeRiskWeights.useMutation(
    useChangeSetting('Weights changed', 'Everybody is being reassessed.'),
  );
  return (
    <SettingSheet {...sheet} title="Change Risk Weights" submitLabel="Save weights" isPending={change.isPending}>
      {(onChanged) => (
        <WeightsForm
          setting={setting}
          onChanged={onChanged}
          onSubmit={(input) => change.mutateAsync({ ...input, version: setting.version })}
          onSaved={() => sheet.onOpenChange(false)}
        />
      )}
    </SettingSheet>
  );
}

interface WeightsFormProps {
  setting: RiskWeightsSetting;
  onChanged: (isChanged: boolean) => void;
  onSubmit: (input: v.InferOutput<typeof Change>) => Promise<unknown>;
  onSaved: () => void;
}

function WeightsForm({
  setting: { version, weights: inForce, defaults },
  onChanged,
  onSubmit,
  onSaved,
}: WeightsFormProps) {
  const form = useForm(Change, { weights: inForce, reason: '' });
  const { weights } = form.values;
  const setWeights = (next: typeof weights) => {
    form.set('weights', next);
    onChanged(!isSameWeights(next, inForce));
  };
  return (
    <SettingForm version={version} reason={form.field('reason')} onSubmit={form.submit(onSubmit, onSaved)}>
      <p className="text-13 text-muted">
        Sanctions always count in full: a sanctioned party reaches 100. No other factor can be switched off.
      </p>
      {FACTORS.filter(({ id }) => id !== 'sanctionsRisk').map((factor) => (
        <Slider
          key={factor.id}
          label={factor.label}
          value={weights[factor.id]}
          minValue={10}
          maxValue={100}
          mark={inForce[factor.id]}
          valueText={(value) => `${value} %`}
          description={meaningOf(factor, weights[factor.id])}
          onChange={(value) => setWeights({ ...weights, [factor.id]: value })}
        />
      ))}
      <Button
        variant="link"
        className="-ms-3 self-start"
        isDisabled={isSameWeights(weights, defaults)}
        onPress={() => setWeights(defaults)}
      >
        Back to the defaults
      </Button>
      <RiskPreview weights={weights} inForce={inForce} />
    </SettingForm>
  );
}
