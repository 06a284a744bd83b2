import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/magazine';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { Magazine } from '../../migrations/0102-magazine.ts';
import { removeFiles } from '../../operating/files/remove.ts';
import { MagazineIssue } from './issue.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

const UNUSED_HOURS = 24;

export const magazine: Capability = {
  name: 'magazine',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  entities: [MagazineIssue],
  notifications: NOTIFICATIONS,
  migrations: { '0102-magazine': Magazine },
  constraints: { magazine_issue_once: 'magazine.exists' },
  tidy: [
    {
      name: 'unused magazine files',
      apply: (db, now) =>
        removeFiles(
          db,
          sql`id in (select f.id from stored_file f where f.purpose = 'magazine'
            and f.created_at < ${now}::timestamptz - make_interval(hours => ${UNUSED_HOURS})
            and not exists (select from magazine_issue m where m.file_id = f.id) for update skip locked)`,
        ),
    },
  ],
  // Firms see only what is or was published.
  live: sql`select c.event, 'magazine-issue:' || c.id, null::uuid, side.kind
    from changed c join magazine_issue m on m.id = c.id, lateral (values ('admin'), ('firma')) side (kind)
    where c.entity = 'magazine-issue' and (side.kind = 'admin' or m.status = 'published' or c.action = 'withdraw')`,
  personalData: {
    leftOut: { 'magazine_issue.created_by': OFFICE_WORK, 'magazine_issue.withdrawn_by': OFFICE_WORK },
    stays: ['magazine_issue.created_by', 'magazine_issue.withdrawn_by'],
  },
};
