import { ALERT_TOPICS } from './alert-topics.ts';
import { CASE_TOPICS } from './case-topics.ts';
import { ENTITY_TOPICS } from './entity-topics.ts';
import { GENERAL_TOPICS } from './general-topics.ts';
import { REPORT_TOPICS } from './report-topics.ts';

export const HELP_TABS = [
  { id: 'general', label: 'General', topics: GENERAL_TOPICS },
  { id: 'entities', label: 'Entities', topics: ENTITY_TOPICS },
  { id: 'cases', label: 'Cases', topics: CASE_TOPICS },
  { id: 'alerts', label: 'Alerts', topics: ALERT_TOPICS },
  { id: 'reports', label: 'Reports', topics: REPORT_TOPICS },
] as const;
