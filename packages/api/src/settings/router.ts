import { procedureFor, router } from '../trpc.ts';
import { getDiagnostics } from './diagnostics.ts';
import * as fourEyes from './four-eyes.ts';
import { previewRiskWeights } from './risk-preview.ts';
import * as riskWeights from './risk-weights.ts';
import { ChangeFourEyes, ChangeRiskWeights, ChangeThreshold, PreviewRiskWeights, PreviewThreshold } from './schema.ts';
import { previewThreshold } from './threshold-preview.ts';
import * as threshold from './threshold.ts';

export const settingsRouter = router({
  diagnostics: procedureFor('settings.read').query(({ ctx }) => getDiagnostics(ctx)),
  fourEyes: procedureFor('settings.read').query(({ ctx }) => fourEyes.getFourEyes(ctx)),
  changeFourEyes: procedureFor('settings.write')
    .input(ChangeFourEyes)
    .mutation(({ ctx, input }) => fourEyes.changeFourEyes(ctx, input)),
  riskWeights: procedureFor('settings.read').query(({ ctx }) => riskWeights.getRiskWeights(ctx)),
  previewRiskWeights: procedureFor('settings.write')
    .input(PreviewRiskWeights)
    .query(({ ctx, input }) => previewRiskWeights(ctx, input.weights)),
  changeRiskWeights: procedureFor('settings.write')
    .input(ChangeRiskWeights)
    .mutation(({ ctx, input }) => riskWeights.changeRiskWeights(ctx, input)),
  threshold: procedureFor('settings.read').query(({ ctx }) => threshold.getThreshold(ctx)),
  previewThreshold: procedureFor('settings.write')
    .input(PreviewThreshold)
    .query(({ ctx, input }) => previewThreshold(ctx, input.threshold)),
  changeThreshold: procedureFor('settings.write')
    .input(ChangeThreshold)
    .mutation(({ ctx, input }) => threshold.changeThreshold(ctx, input)),
});
