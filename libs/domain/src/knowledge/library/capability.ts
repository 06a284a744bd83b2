import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/library';
import { OWN_GROUPS } from '@psp/contracts/words/search/library';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { Library } from '../../migrations/0120-library.ts';
import { removeFiles } from '../../operating/files/remove.ts';
import { LibraryDocument } from './document.entity.ts';
import { ownSearch } from './search.ts';

const UNUSED_HOURS = 24;

export const library: Capability = {
  name: 'library',
  words: { ACTS, ERRORS, LIVE_TOPICS, OWN_GROUPS },
  ownSearch,
  entities: [LibraryDocument],
  migrations: { '0120-library': Library },
  constraints: { library_file_file_id_key: 'library.file_gone', library_file_file_id_fkey: 'library.file_gone' },
  tidy: [
    {
      name: 'unused library files',
      apply: (db, now) =>
        removeFiles(
          db,
          sql`id in (select f.id from stored_file f where f.purpose = 'library'
            and f.created_at < ${now}::timestamptz - make_interval(hours => ${UNUSED_HOURS})
            and not exists (select from library_file l where l.file_id = f.id) for update skip locked)`,
        ),
    },
  ],
  pictures: ['library_document.body', 'library_version.body'],
  // Readers are told of what is or was published; they read it again by their rights.
  live: sql`select c.event, 'library:' || d.id, null::uuid, side.kind from changed c join library_document d on d.id = c.id,
    lateral (values ('admin'), ('uat'), ('firma')) side (kind)
    where c.entity = 'library' and (side.kind = 'admin' or d.edition > 0)`,
  personalData: {
    exports: {
      'documente-citite': {
        about: 'documentele din bibliotecă deschise sau descărcate',
        column: 'library_use.account_id',
        rows: (id, isMine) => sql`select d.title as document, u.kind, u.day from library_use u
          join library_document d on d.id = u.document_id
          where u.account_id = ${id} and ${isMine('u.organisation_id')} order by u.day, d.id, u.kind`,
      },
    },
    leftOut: {
      'library_document.created_by': OFFICE_WORK,
      'library_document.owner_id': OFFICE_WORK,
      'library_version.published_by': OFFICE_WORK,
    },
    stays: ['library_document.created_by', 'library_document.owner_id', 'library_version.published_by'],
    erase: ({ db }, { id }) => db.run(sql`delete from library_use where account_id = ${id}`),
  },
};
