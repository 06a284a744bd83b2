import { ACTS, ERRORS, LIVE_TOPICS, PUBLIC_TOPICS } from '@psp/contracts/words/library';
import { OWN_GROUPS, SEARCH_GROUPS } from '@psp/contracts/words/search/library';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK, type WaitingRows } from '../../capability.ts';
import { Library } from '../../migrations/0120-library.ts';
import { LibraryOpinions } from '../../migrations/0121-library-opinions.ts';
import { VisitorsLibrary } from '../../migrations/0134-visitors-library.ts';
import { LibraryImports } from '../../migrations/0122-library-imports.ts';
import { removeFiles } from '../../operating/files/remove.ts';
import { LibraryDocument } from './document.entity.ts';
import { LibraryImport } from './import.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { isReadableBy } from '../passages/readable.ts';
import { countOpenReports, waitingReports } from './report-queries.ts';
import { ownSearch } from './search.ts';
import { remindOwners } from './tell.ts';

const UNUSED_HOURS = 24;

const limits = {
  'library-report:account': { times: 20, minutes: 24 * 60 },
  'library-propose:organisation': { times: 20, minutes: 24 * 60 },
  'view:document': { times: 10, minutes: 24 * 60 },
  'library-import:account': { times: 20, minutes: 60 },
  // Four whole imports, with files that are uploaded again.
  'library-import-file:account': { times: 2500, minutes: 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}
declare module '../../operating/jobs/enqueue.ts' {
  interface Jobs {
    /** Makes the documents of an import. */
    'library-import': { id: string };
  }
}

/* SQL condition on documents `t`: a proposal without a decision. */
const isProposed = sql`t.status = 'proposed'`;
const countProposals = sql`select count(*)::int from library_document t where ${isProposed}`;
const waitingProposals: WaitingRows = {
  excerpt: sql`select left(t.description, 200) from library_document t where t.id = w.id`,
  rows: sql`select t.id, t.updated_at as since from library_document t where ${isProposed}`,
  about: sql`select t.title, o.name from library_document t left join organisation o on o.id = t.organisation_id where t.id = w.id`,
};

export const library: Capability = {
  name: 'library',
  words: { ACTS, ERRORS, LIVE_TOPICS, OWN_GROUPS, PUBLIC_TOPICS, SEARCH_GROUPS },
  ownSearch,
  publicAddresses: sql`select '/resurse/' as folder, d.id, d.updated_at from library_document d where ${isReadableBy(null)}`,
  entities: [LibraryDocument, LibraryImport],
  migrations: {
    '0120-library': Library,
    '0121-library-opinions': LibraryOpinions,
    '0122-library-imports': LibraryImports,
    '0134-visitors-library': VisitorsLibrary,
  },
  jobs: { 'library-import': { retryLimit: 8, expireInSeconds: 900 } },
  limits,
  notifications: NOTIFICATIONS,
  time: { remindOwners },
  counts: { admin: () => ({ library: countOpenReports, documents: countProposals }) },
  waiting: { libraryReports: () => waitingReports, documents: () => waitingProposals },
  constraints: {
    library_file_file_id_key: 'library.file_gone',
    library_file_file_id_fkey: 'library.file_gone',
    library_review_once: 'library.reviewed',
  },
  tidy: [
    `delete from library_import where status = 'receiving' and created_at < now() - interval '1 day'`,
    {
      name: 'unused library files',
      apply: (db, now) =>
        removeFiles(
          db,
          sql`id in (select f.id from stored_file f where f.purpose = 'library'
            and f.created_at < ${now}::timestamptz - make_interval(hours => ${UNUSED_HOURS})
            and not exists (select from library_file l where l.file_id = f.id)
            and not exists (select from library_import_row r join library_import i on i.id = r.import_id
              where r.file_id = f.id and i.status = 'running') for update skip locked)`,
        ),
    },
  ],
  pictures: ['library_document.body', 'library_version.body'],
  // Readers are told of what is or was published; they read it again by their rights.
  live: sql`select c.event, 'library:' || d.id, null::uuid, side.kind from changed c join library_document d on d.id = c.id,
    lateral (values ('admin'), ('uat'), ('firma')) side (kind)
    where c.entity = 'library' and (side.kind = 'admin' or d.edition > 0)
    union all select c.event, 'library:' || d.id, d.organisation_id, null from changed c join library_document d on d.id = c.id
      where c.entity = 'library' and d.organisation_id is not null
    union all select c.event, 'library:' || v.document_id, null::uuid, side.kind from changed c join library_review v on v.id = c.id,
      lateral (values ('admin'), ('uat'), ('firma')) side (kind) where c.entity = 'library-review'
    union all select c.event, case when r.act_id is null then 'library:' || r.document_id else 'legislation:' || r.act_id end,
        side.organisation_id, side.kind from changed c
      join library_report r on r.id = c.id, lateral (values (r.organisation_id, null), (null, 'admin')) side (organisation_id, kind)
      where c.entity = 'library-report'
    union all select c.event, 'library-import:' || c.id, null::uuid, 'admin' from changed c where c.entity = 'library-import'`,
  personalData: {
    exports: {
      'documente-citite': {
        about: 'documentele din bibliotecă deschise sau descărcate',
        column: 'library_use.account_id',
        rows: (id, isMine) => sql`select d.title as document, u.kind, u.day from library_use u
          join library_document d on d.id = u.document_id
          where u.account_id = ${id} and ${isMine('u.organisation_id')} order by u.day, d.id, u.kind`,
      },
      'documente-favorite': {
        about: 'documentele din bibliotecă, actele și articolele alese ca favorite',
        column: 'library_favourite.account_id',
        rows: (
          id,
        ) => sql`select coalesce(d.title, l.number || ' ' || l.title, a.title) as document, v.created_at from library_favourite v
          left join library_document d on d.id = v.document_id left join legal_act l on l.id = v.act_id
          left join article a on a.id = v.article_id
          where v.account_id = ${id} order by v.created_at`,
      },
      'recenzii-din-biblioteca': {
        about: 'recenziile dvs. la documente din bibliotecă',
        column: 'library_review.account_id',
        rows: (id) => sql`select d.title as document, v.rating, v.body, v.created_at from library_review v
          join library_document d on d.id = v.document_id where v.account_id = ${id} order by v.created_at`,
      },
      'greseli-semnalate': {
        about: 'greșelile pe care le-ați semnalat în documente și în acte, cu răspunsurile',
        column: 'library_report.account_id',
        rows: (
          id,
          isMine,
        ) => sql`select coalesce(d.title, l.number || ' ' || l.title) as document, r.text, r.created_at, r.answer, r.answered_at
          from library_report r left join library_document d on d.id = r.document_id left join legal_act l on l.id = r.act_id
          where r.account_id = ${id} and ${isMine('r.organisation_id')} order by r.id`,
      },
    },
    leftOut: {
      'library_report.answered_by': OFFICE_WORK,
      'library_document.created_by': OFFICE_WORK,
      'library_document.owner_id': OFFICE_WORK,
      'library_version.published_by': OFFICE_WORK,
      'library_import.created_by': OFFICE_WORK,
    },
    stays: [
      ...['library_document.created_by', 'library_document.owner_id', 'library_version.published_by'],
      ...['library_review.account_id', 'library_report.account_id', 'library_report.answered_by'],
      'library_import.created_by',
    ],
    erase: async ({ db }, { id }) => {
      await db.run(sql`delete from library_use where account_id = ${id}`);
      await db.run(sql`delete from library_favourite where account_id = ${id}`);
      await db.run(sql`update library_review set body = '' where account_id = ${id}`);
    },
  },
};
