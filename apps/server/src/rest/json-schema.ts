import { Alert } from '@tamis/api/alerts/schema';
import { ExportedEvent } from '@tamis/api/audit/schema';
import { ApiKey, NewKeyShown } from '@tamis/api/api-keys/schema';
import { User } from '@tamis/api/auth/schema';
import { CaseActivity, CaseFile } from '@tamis/api/cases/schema';
import { Dashboard } from '@tamis/api/dashboard/schema';
import { Entity, UploadResult } from '@tamis/api/entities/schema';
import { Article, MediaItem } from '@tamis/api/media/schema';
import { Ownership, OwnershipLink, OwnersResult } from '@tamis/api/ownership/schema';
import { Hints } from '@tamis/api/live/schema';
import { RiskAssessment } from '@tamis/api/risk/schema';
import { Job } from '@tamis/api/jobs/schema';
import { Certificate } from '@tamis/api/screening/certificate-schema';
import { Feed } from '@tamis/api/feeds/schema';
import {
  FourEyes,
  RiskPreview,
  RiskWeights,
  RiskWeightsSetting,
  ThresholdPreview,
  ThresholdSetting,
} from '@tamis/api/settings/schema';
import { ImportResult, ListStatus } from '@tamis/api/watchlists/schema';
import { Evidence } from '@tamis/api/screening/evidence-schema';
import { Delivery, NewWebhookShown, Webhook } from '@tamis/api/webhooks/schema';
import { Match, NamedHit, ScreenAnswer } from '@tamis/api/screening/schema';
import * as yente from '@tamis/api/yente/answer-schema';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { Health } from './other-paths.ts';
import { type Entries, entriesOf, partsOf } from './row-input.ts';

export type JsonSchema = { [key: string]: unknown };

/** The parts of responses, by their names in the description. */
const COMPONENTS: Record<string, v.GenericSchema> = {
  User,
  ApiKey,
  NewApiKey: NewKeyShown,
  Entity,
  UploadResult,
  Case: CaseFile,
  CaseActivity,
  Alert,
  AdverseMediaItem: MediaItem,
  Article,
  Feed,
  RiskAssessment,
  Ownership,
  OwnershipLink,
  OwnersResult,
  Dashboard,
  Match,
  FourEyes,
  RiskWeights,
  RiskWeightsSetting,
  RiskPreview,
  ThresholdSetting,
  ThresholdPreview,
  ScreenAnswer,
  Hit: NamedHit,
  ListStatus,
  ImportResult,
  Job,
  Certificate,
  Evidence,
  Webhook,
  NewWebhook: NewWebhookShown,
  Delivery,
  Health,
  AuditEvent: ExportedEvent,
  ChangedTopics: Hints,
  MatchAnswer: yente.MatchAnswer,
  SearchAnswer: yente.SearchAnswer,
  ListedEntity: yente.FtmEntity,
  ScoredEntity: yente.ScoredEntity,
  Catalog: yente.Catalog,
  Algorithms: yente.Algorithms,
  Up: yente.Up,
  Detail: yente.Detail,
};

/** The schemas of all named responses. */
export function componentSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(COMPONENTS).map(([name, schema]) => {
      const { [name]: _itself, ...others } = COMPONENTS;
      return [name, convert(schema, { typeMode: 'output', definitions: others })];
    }),
  );
}

/** The schema of a response; named parts are references to the components. */
export function answerSchema(schema: v.GenericSchema): JsonSchema {
  return convert(schema, { typeMode: 'output', definitions: COMPONENTS });
}

/** The schema of a value of a request. */
export function valueSchema(schema: v.GenericSchema): JsonSchema {
  if (partsOf(schema).wrapped?.type === 'unknown') {
    return { readOnly: true, description: 'Set by the server; ignored when it is sent back.' };
  }
  if (!('entries' in schema) && Object.keys(entriesOf(schema)).length > 0) {
    const object = objectSchema(entriesOf(schema));
    return v.is(schema, null) ? { anyOf: [object, { type: 'null' }] } : object;
  }
  const { default: preset, ...rest } = convert(schema, { typeMode: 'input' });
  return preset === undefined || isRequired(schema) ? rest : { ...rest, default: preset };
}

/** What a JSON body may hold: these keys and no others. */
export function objectSchema(entries: Entries): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, valueSchema(schema)])),
    required: Object.keys(entries).filter((name) => isRequired(entries[name]!)),
    additionalProperties: false,
  };
}

/** Whether the value is required. */
export function isRequired(schema: v.GenericSchema): boolean {
  return !v.is(schema, undefined);
}

function convert(schema: v.GenericSchema, config: ConversionConfig): JsonSchema {
  const {
    $schema: _dialect,
    $defs: _definitions,
    ...rest
  } = toJsonSchema(schema, {
    ...config,
    target: 'draft-2020-12',
    // Space at both ends is forgiven and taken away, and characters that nobody sees do not count: nothing that a schema
    // could say.
    ignoreActions: ['trim', 'normalize', 'check'],
    // A record that the engine describes: an object, with whatever its list says.
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? { type: 'object' } : undefined),
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId.replace('#/$defs/', '')}`,
  });
  return rest;
}
