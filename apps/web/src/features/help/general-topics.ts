import { HIGH_FROM, MEDIUM_FROM } from '@tamis/ui/risk';
import type { Topic } from './topic.ts';

export const GENERAL_TOPICS: readonly Topic[] = [
  {
    id: 'roles',
    title: 'What may each role do?',
    blocks: [
      {
        terms: [
          [
            'Viewer',
            'Logs in and reads every screen except Admin. Changes nothing except which alerts have been read.',
          ],
          [
            'Analyst',
            'Does what a viewer does; creates and manages entities, cases and adverse media, uploads CSV files, and decides matches.',
          ],
          [
            'Admin',
            'Does what an analyst does; opens the Admin page, changes the roles of users, disables accounts and reads the audit log.',
          ],
        ],
      },
      'Registration offers every role. Where accounts need approval, a new one sees nothing until an administrator has approved it. Nobody can change their own role, and the last administrator cannot be demoted.',
    ],
  },
  {
    id: 'terms',
    title: 'What do the terms mean?',
    blocks: [
      {
        terms: [
          [
            'PEP',
            'A politically exposed person: someone who holds or held a prominent public office, or is close to such a person.',
          ],
          ['Adverse media', 'News that mentions an entity in connection with crime, investigations or other risks.'],
          [
            'Risk score',
            `A whole number from 0 to 100. ${HIGH_FROM} and above is High Risk, ${MEDIUM_FROM} to ${HIGH_FROM - 1} is Medium Risk, below ${MEDIUM_FROM} is Low Risk.`,
          ],
          [
            'Sanctions',
            'Measures by states and international bodies against people, companies and countries. Entities are screened against the OFAC, EU, UK and UN lists.',
          ],
          ['Entity', 'A person, company or country that you monitor.'],
          ['Listed party', 'A record on a published list.'],
          [
            'Match',
            'An entity and a listed party that may be the same. It waits until somebody confirms or dismisses it.',
          ],
        ],
      },
    ],
  },
  {
    id: 'assessment',
    title: 'How is risk assessed?',
    blocks: [
      'The platform uses AI to assess risk from entity data, PEP status, sanctions checks, adverse media and country risk: a language model where one is configured, local rules where none is.',
      'This gives four scores: sanctions risk, political exposure, adverse media and country risk. Together they make the overall score, and each adds the points that the profile shows.',
      'The risk score that is shown is never lower than the one that was entered. The AI Risk Assessment puts the result into words and says what wrote it; it never decides whether someone is sanctioned.',
    ],
  },
  {
    id: 'matches',
    words: 'delisted withdrawn passport identifier document',
    title: 'How are matches decided?',
    blocks: [
      'Matches shows the entities that may be on a list, best score first. The entity and the listed party are shown side by side, one row per field: Match, Differs or Unknown.',
      {
        steps: [
          'Read the sentence above the comparison, then the rows.',
          'Confirm the match when both are the same: the entity is then flagged and its risk reassessed.',
          'Otherwise choose a reason and dismiss it. With Keep quiet on this pair it does not come back until one of the two changes.',
          'Undo reverses the last decision. Every decision is kept in the audit log, with what was checked: the right list, the same type, the whole name, other identifiers.',
        ],
      },
    ],
  },
  {
    id: 'weights',
    title: 'Who sets the weights of risk and the screening threshold?',
    blocks: [
      'Administrators, under Admin, System Settings. A preview says who would change band, or which waiting matches would be withdrawn, before anything is saved; a reason is kept with each change.',
      'Afterwards everybody is reassessed or rescreened. Where only the weights have moved a score, the history on the profile says so. A sanctioned party reaches 100 with any weights, and what people have decided stays.',
    ],
  },
  {
    id: 'records',
    title: 'How long are records kept?',
    blocks: [
      'As long as the database exists. Nothing deletes a certificate of a search, a decision, an alert, a case, a report or an event of the audit log, and earlier versions of a list can still be read.',
      'US law requires ten years (31 CFR 501.601), so keep backups that long: pnpm cli backup writes one while the server runs, pnpm cli audit verify says whether the audit log is intact.',
    ],
  },
  {
    id: 'shortcuts',
    title: 'Which keyboard shortcuts are there?',
    blocks: [
      {
        terms: [
          ['?', 'Shows every shortcut; single-key shortcuts can be switched off there.'],
          ['Ctrl K or ⌘ K', 'Finds pages, actions, entities, cases and alerts.'],
          ['/', 'Goes to the search box in the top bar.'],
          ['J and K', 'Move through the list on the page; on Matches, they open the next and the previous match.'],
          ['C', 'Confirms the open match.'],
          ['1 to 5', 'Dismisses the open match with that reason.'],
          ['D', 'Asks for a reason first; a number chooses, Enter dismisses the match.'],
          ['N', 'Goes to the note; Enter leaves it, and the next key decides.'],
          ['X and L', 'Selects the open match, or all similar ones, to be decided together.'],
          ['U', 'Takes the last decision back, and the one before it when pressed again.'],
          ['F8', 'Goes to the notification at the lower right; Escape closes it.'],
        ],
      },
    ],
  },
  {
    id: 'support',
    title: 'How do I reach support?',
    blocks: [{ contact: 'support e-mail phone hours Mon-Fri 9am-5pm EST' }],
  },
];
