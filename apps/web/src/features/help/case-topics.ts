import type { Topic } from './topic.ts';

export const CASE_TOPICS: readonly Topic[] = [
  {
    id: 'creating-cases',
    title: 'How do I create a case?',
    blocks: [
      'Analysts and administrators create cases with New Case on the Cases page.',
      {
        steps: [
          'Choose the entity by typing part of its name.',
          'Enter a title of at least 3 characters and a description of at least 10.',
          'Leave the status Open and the priority Medium, or choose others, and assign the case if you know to whom.',
          'Create the case. It appears at the top of the list.',
        ],
      },
    ],
  },
  {
    id: 'case-statuses',
    title: 'What do the case statuses mean?',
    blocks: [
      {
        terms: [
          ['Open', 'Awaiting review.'],
          ['In Progress', 'Under investigation.'],
          ['Escalated', 'Needs senior attention.'],
          ['Resolved', 'The investigation is complete.'],
        ],
      },
      'Status, priority and assignee are changed in View Details. Resolving asks for an outcome and a note, which go to the timeline.',
    ],
  },
  {
    id: 'case-activities',
    title: 'What are case activities?',
    blocks: [
      'Everything that happens in a case is kept in its timeline with who did it and when: status changes, comments, assignments and other changes. Nothing in it can be removed.',
      'The newest activities of all cases are on the dashboard under Recent Case Activity.',
    ],
  },
  {
    id: 'finding-cases',
    title: 'How do I find my cases?',
    blocks: [
      'The filter of the Cases page shows all cases, those of one status or priority, or My Cases: those assigned to you. View Cases on a profile shows the cases of that entity.',
    ],
  },
];
