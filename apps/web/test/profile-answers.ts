import { anEntity, anOwnership } from './builders.ts';
import { anAssessment, aScreening } from './match-builders.ts';
import { type Answers, noRows } from './trpc-answers.ts';

/** The requests of an entity's profile. There is nothing to decide, unless the test says so. */
export const profile = (answers: Answers = {}): Answers => ({
  'entities.get': () => anEntity(),
  'matches.list': noRows,
  'risk.current': () => anAssessment(),
  'screening.last': () => aScreening(),
  'screening.list': noRows,
  'media.forEntity': () => [],
  'cases.list': noRows,
  'alerts.list': noRows,
  'ownership.of': () => anOwnership(),
  ...answers,
});
