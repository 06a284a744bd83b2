import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { Attachments } from '../../migrations/0027-attachments.ts';
import { ProjectFiles } from '../../migrations/0033-project-files.ts';
import { removeFiles } from '../files/remove.ts';

const UNUSED_HOURS = 24;

const limits = {
  'attachment:account': { times: 200, minutes: 60 },
};
type Own = typeof limits;
declare module '../limits/limit.ts' {
  interface Limits extends Own {}
}

export const attachments: Capability = {
  name: 'attachments',
  limits,
  constraints: { attachment_file_id_fkey: 'attachment.gone' },
  migrations: { '0027-attachments': Attachments, '0033-project-files': ProjectFiles },
  tidy: [
    {
      name: 'unused attachments',
      apply: (db, now) =>
        removeFiles(
          db,
          sql`id in (select f.id from stored_file f where f.purpose = 'attachment'
            and f.created_at < ${now}::timestamptz - make_interval(hours => ${UNUSED_HOURS})
            and not exists (select from attachment a where a.file_id = f.id) for update skip locked)`,
        ),
    },
  ],
};
