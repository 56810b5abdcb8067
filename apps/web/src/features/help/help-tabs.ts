import { alertTopics } from './alert-topics.ts';
import { caseTopics } from './case-topics.ts';
import { entityTopics } from './entity-topics.ts';
import { generalTopics } from './general-topics.ts';
import { reportTopics } from './report-topics.ts';

export const HELP_TABS = [
  { id: 'general', label: 'General', topics: generalTopics },
  { id: 'entities', label: 'Entities', topics: entityTopics },
  { id: 'cases', label: 'Cases', topics: caseTopics },
  { id: 'alerts', label: 'Alerts', topics: alertTopics },
  { id: 'reports', label: 'Reports', topics: reportTopics },
] as const;
