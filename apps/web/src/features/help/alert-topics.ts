import type { Topic } from './topic.ts';

export const ALERT_TOPICS: readonly Topic[] = [
  {
    id: 'alert-types',
    title: 'Which alerts are there?',
    blocks: [
      {
        terms: [
          ['Adverse media', 'A new article mentions an entity.'],
          ['Risk level change', 'An entity’s score has moved into another band.'],
          [
            'Sanctions update',
            'An entity may be on a list, because the entity or the list has changed; or a list has changed or removed the party of a confirmed match.',
          ],
          [
            'Case update',
            'What happens in a case is shown in its timeline and on the dashboard under Recent Case Activity.',
          ],
          ['System', 'Problems with a list, such as a refused file, are shown on the dashboard and on the Lists page.'],
        ],
      },
      'Each alert has a severity: High, Medium or Low.',
    ],
  },
  {
    id: 'managing-alerts',
    title: 'How do I manage alerts?',
    blocks: [
      'The red dot on the bell means that an alert is unread. Unread alerts carry a New badge; Mark as read removes it. Reading is personal: what you have read stays new for others.',
      'The filter shows all alerts, unread ones, those of one severity or of one kind. View details shows the whole text and leads to the profile of the entity.',
    ],
  },
  {
    id: 'other-systems',
    title: 'Can another system be notified?',
    blocks: [
      'Yes, by a webhook. Administrators add its address under Admin, System Settings, and choose what it is notified of: alerts, decisions on matches, list files, and jobs. Messages are signed, and contain numbers and links instead of names.',
      'A message that the other system rejects is sent again for a day. Then the webhook is paused, and administrators see why on the dashboard; once it is resumed, all waiting messages are sent.',
    ],
  },
];
