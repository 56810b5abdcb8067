import type { Topic } from './topic.ts';

export const ENTITY_TOPICS: readonly Topic[] = [
  {
    id: 'adding-entities',
    words: 'duplicate',
    title: 'How do I add an entity?',
    blocks: [
      'Analysts and administrators add entities one at a time with Add Entity in the entity list.',
      {
        steps: [
          'Enter the name, the type (person, company or country) and the country.',
          'For a person add birth date and position, for a company founded date and industry. Dates are written YYYY-MM-DD.',
          'Tick PEP or Sanctioned if you know that it applies, and enter a risk score from 0 to 100 if you have one.',
          'Create the entity. It is screened at once against every list that is loaded; possible matches are shown in the notification and on its profile.',
        ],
      },
    ],
  },
  {
    id: 'csv-upload',
    words: 'duplicate rows excel',
    title: 'How do I upload a CSV file?',
    blocks: [
      {
        steps: [
          'Choose Bulk Upload in the entity list and download the template.',
          'Fill in one row per entity and save the file as CSV.',
          'Drag the file into the zone or choose it, then press Upload. One file at a time.',
          'Read the result: how many entities were imported, and for each bad row its number in the file and what is wrong with it. The header is row 1.',
        ],
      },
      {
        terms: [
          ['name, type, country', 'Required. The type is person, company or country.'],
          ['isPep, isSanctioned', 'Optional: true or false.'],
          ['riskScore', 'Optional: a whole number from 0 to 100.'],
          ['birthDate, position', 'Optional, for persons. Dates are YYYY-MM-DD.'],
          ['founded, industry', 'Optional, for companies. Dates are YYYY-MM-DD.'],
        ],
      },
      'Good rows are imported even when others are not. Imported entities are screened automatically, even after you leave the page.',
    ],
  },
  {
    id: 'entity-profiles',
    title: 'What does a profile show?',
    blocks: [
      {
        terms: [
          ['Facts', 'Name, PEP and Sanctions badges, country, and what is known of the person or company.'],
          ['Risk gauge', 'The risk score and its band.'],
          [
            'Sanction lists',
            'OFAC SDN List, EU Consolidated List, UK HMT List and UN Consolidated List: each Listed or Not Listed, with the list version that no longer has the entity.',
          ],
          ['Recent Adverse Media', 'The articles that mention the entity.'],
          [
            'AI Risk Assessment',
            'A summary and four scores: sanctions risk, political exposure, adverse media and country risk.',
          ],
          ['Matches and cases', 'Matches that wait for a decision, and View Cases when there are any.'],
        ],
      },
    ],
  },
  {
    id: 'adverse-media',
    title: 'Where do articles come from, and what if one is wrong?',
    blocks: [
      'Add article on a profile takes an article by its web address, as text, or many at once from a JSON file. Administrators add news feeds under System Settings: every item that names a monitored person or company becomes an article with an alert, once. News from before a customer was added is not searched again.',
      'An article is linked to every monitored person and company that it names, and each place is marked. If it is about somebody of the same name, choose Not about this entity beside it on the profile and give the reason: it no longer counts towards the risk, and is not linked again automatically. Undo is in the message and on the page of the article.',
    ],
  },
  {
    id: 'four-eyes',
    words: 'four eyes four-eyes approval proposed',
    title: 'Why does my decision wait for a second person?',
    blocks: [
      'Under System Settings, administrators can require a second person from a risk band upwards. A decision on a match of such an entity is then a proposal: flags and score stay as they are until somebody else approves it.',
      {
        steps: [
          'Open Matches and choose For a second person, or open the profile.',
          'Read what was proposed, by whom and why, beside the evidence.',
          'Approve with A, or return it with R and a note. Nobody can approve their own proposal; the person who made it can take it back.',
        ],
      },
      'Editing the entity does not settle such a match: one that is no longer alike keeps waiting and says so, until two people have decided it.',
    ],
  },
  {
    id: 'filtering',
    title: 'How do I filter entities?',
    blocks: [
      'The tabs of the entity list show All Entities, High Risk (70 and above), Medium Risk (40 to 69), Low Risk (below 40), PEP or Sanctioned. Name, type and country narrow a tab further.',
      'Search finds names in any script; its Advanced Filters narrow the result by Entity Type, Risk Level and Country. Every view has its own address that you can save or share.',
    ],
  },
];
