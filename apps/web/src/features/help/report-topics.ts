import type { Topic } from './topic.ts';

export const REPORT_TOPICS: readonly Topic[] = [
  {
    id: 'entity-reports',
    title: 'How do I get a report on an entity?',
    blocks: [
      'View Report on a profile opens the report as a page in a new tab; Download PDF opens the same as a PDF that can be saved or printed.',
      'A report holds everything on the entity as of that moment: facts, risk and what it is made up of, lists and their versions, matches with their decisions, media and cases. It is recorded with its SHA-256 and counted under Completed Reports.',
    ],
  },
  {
    id: 'proof',
    title: 'How do I prove what was searched, and when?',
    blocks: [
      'Every search of an entity is listed on its profile under Screenings, each with its certificate: what was asked, when, by whom, of which versions of which lists, and the answer. A certificate never changes, and can be printed.',
      'For a name that is not an entity, search for it and choose Screen and certify. Reports lists the searches for entities and by name, newest first, under Screenings. Export CSV on Matches saves what was decided, by whom, when and why; administrators narrow the audit log down to days or one entity, and export it with its hash chain.',
    ],
  },
  {
    id: 'dashboard-analytics',
    title: 'What do the figures on the dashboard mean?',
    blocks: [
      {
        terms: [
          ['Entities Monitored', 'All entities.'],
          ['High Risk Alerts', 'Alerts of high severity that you have not read.'],
          ['Active Cases', 'Cases that are not resolved.'],
          ['Completed Reports', 'Reports that were made, as a page or as a PDF.'],
        ],
      },
      'Below them are the entities with the highest risk, the newest adverse media, the newest case activity and how old each list is.',
    ],
  },
  {
    id: 'self-test',
    title: 'How do I know that the screening works?',
    blocks: [
      'An administrator runs a self-test on the Lists page. It takes names from the lists in force, changes them as names often arrive changed (a typo, words in another order, a middle name left out, another legal form) and counts how many are found; then it screens your own customers and counts how many raise an alert.',
      'Both are shown for each threshold, so that you see what a lower or a higher one would do. Every test is kept with its lists, engine, threshold and seed, and can be printed; a test stores no match and raises no alert.',
    ],
  },
];
