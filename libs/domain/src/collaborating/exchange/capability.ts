import { ACTS, ERRORS, LIVE_TOPICS, PUBLIC_TOPICS, TODOS } from '@psp/contracts/words/exchange';
import { SEARCH_GROUPS } from '@psp/contracts/words/search/exchange';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { Exchange } from '../../migrations/0175-exchange.ts';
import { FoundProjects } from '../../migrations/0177-found-projects.ts';
import { CountedProjects } from '../../migrations/0179-counted-projects.ts';
import { ExchangeOffice } from '../../migrations/0176-exchange-office.ts';
import { ExchangeGone } from '../../migrations/0178-exchange-gone.ts';
import { NamedFiles } from '../../migrations/0188-named-files.ts';
import { ExchangeProject } from './exchange-project.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { ExchangeQuestion } from './question.entity.ts';
import { IS_PUBLISHED, isOpenTo } from './readable.ts';
import { todos } from './todos.ts';
import { countReported, reportedProjects } from './reported.ts';

const limits = {
  'exchange-publish:organisation': { times: 20, minutes: 24 * 60 },
  'exchange-edit:organisation': { times: 60, minutes: 24 * 60 },
  'exchange-naming:organisation': { times: 20, minutes: 24 * 60 },
  'exchange-agree:organisation': { times: 40, minutes: 24 * 60 },
  'exchange-adopt:organisation': { times: 30, minutes: 24 * 60 },
  'exchange-join:organisation': { times: 30, minutes: 24 * 60 },
  'exchange-mark:account': { times: 200, minutes: 60 },
  'exchange-question:account': { times: 20, minutes: 24 * 60, perMinute: 4 },
  'exchange-flag:organisation': { times: 20, minutes: 24 * 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

/** Projects that authorities show each other: found, followed, asked about and adopted. */
export const exchange: Capability = {
  name: 'exchange',
  words: { ACTS, ERRORS, LIVE_TOPICS, PUBLIC_TOPICS, SEARCH_GROUPS, TODOS },
  entities: [ExchangeProject, ExchangeQuestion],
  migrations: {
    '0175-exchange': Exchange,
    '0176-exchange-office': ExchangeOffice,
    '0177-found-projects': FoundProjects,
    '0178-exchange-gone': ExchangeGone,
    '0179-counted-projects': CountedProjects,
    '0188-named-files': NamedFiles,
  },
  limits,
  todos,
  notifications: NOTIFICATIONS,
  counts: { admin: () => ({ exchange: countReported }) },
  waiting: { flaggedProjects: () => reportedProjects },
  constraints: { exchange_project_project_id_key: 'exchange.used' },
  pictures: ['exchange_project.image_ids'],
  showsPicture: sql`exists (select from exchange_project x where x.image_ids @> array[i.id] and ${IS_PUBLISHED})`,
  readsPicture: (actor) =>
    sql`exists (select from exchange_project x where x.image_ids @> array[i.id] and ${isOpenTo(actor)})`,
  publicAddresses: sql`select '/proiecte/' as folder, x.id, x.updated_at from exchange_project x where ${IS_PUBLISHED}`,
  live: sql`select c.event, 'exchange-project:' || x.id, null::uuid, side.kind from changed c
    left join exchange_question q on c.entity = 'exchange-question' and q.id = c.id
    join exchange_project x on x.id = coalesce(q.exchange_id, c.id) and x.status <> 'draft',
    lateral (values ('admin'), ('uat'), ('firma')) side (kind) where c.entity in ('exchange-project', 'exchange-question')`,
  personalData: {
    exports: {
      'intrebari-la-proiecte': {
        about: 'întrebările puse la proiecte din schimbul de proiecte',
        column: 'exchange_question.account_id',
        rows: (id, isMine) => sql`select x.title as project, q.text, q.created_at, q.answer from exchange_question q
          join exchange_project x on x.id = q.exchange_id where q.account_id = ${id} and ${isMine('q.organisation_id')} order by q.id`,
      },
      'proiecte-urmarite': {
        about: 'proiectele urmărite din schimbul de proiecte',
        column: 'exchange_follower.account_id',
        rows: (id, isMine) => sql`select x.title as project, w.created_at from exchange_follower w
          join exchange_project x on x.id = w.exchange_id where w.account_id = ${id} and ${isMine('w.organisation_id')} order by w.created_at`,
      },
      'multumiri-pentru-proiecte': {
        about: 'proiectele pentru care ați mulțumit',
        column: 'exchange_thanks.account_id',
        rows: (id, isMine) => sql`select x.title as project, h.created_at from exchange_thanks h
          join exchange_project x on x.id = h.exchange_id where h.account_id = ${id} and ${isMine('h.organisation_id')} order by h.created_at`,
      },
      'semnalari-de-proiecte': {
        about: 'proiectele pe care le-ați semnalat asociației',
        column: 'exchange_flag.account_id',
        rows: (id, isMine) => sql`select x.title as project, f.reason, f.outcome, f.created_at from exchange_flag f
          join exchange_project x on x.id = f.exchange_id where f.account_id = ${id} and ${isMine('f.organisation_id')} order by f.id`,
      },
      'proiecte-in-schimb': {
        about: 'proiectele scrise de dumneavoastră pentru schimbul de proiecte',
        column: 'exchange_project.created_by',
        rows: (id, isMine) => sql`select x.number, x.title, x.status, x.created_at from exchange_project x
          where x.created_by = ${id} and ${isMine('x.organisation_id')} order by x.id`,
      },
    },
    leftOut: {
      'exchange_project.contact_id': 'that the person is named as contact is the choice of the organisation',
      'exchange_version.created_by': 'the versions belong to the organisation; the acts are in the list of acts',
      'exchange_question.answered_by': 'that the person answered, and when, is in the list of acts',
      'exchange_adoption.account_id': 'that the person adopted, and when, is in the list of acts',
      'exchange_join.account_id': 'that the person joined, and when, is in the list of acts',
      'exchange_flag.decided_by': OFFICE_WORK,
    },
    stays: [
      'exchange_project.created_by',
      'exchange_version.created_by',
      'exchange_question.account_id',
      'exchange_question.answered_by',
      'exchange_adoption.account_id',
      'exchange_join.account_id',
      'exchange_flag.account_id',
      'exchange_flag.decided_by',
    ],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'exchange-project', id::text, 'create', created_at from exchange_project where created_by = ${id}`,
      sql`select organisation_id, 'exchange-question', id::text, 'ask', created_at from exchange_question where account_id = ${id}`,
    ],
    erase: async ({ db }, { id }) => {
      const unnamed = sql`content = content || '{"contactId": null}'`;
      await db.run(sql`update exchange_project set contact_id = null, ${unnamed} where contact_id = ${id}`);
      await db.run(sql`update exchange_version set ${unnamed} where content ->> 'contactId' = ${id}`);
      await db.run(sql`with gone as (delete from exchange_follower where account_id = ${id} returning exchange_id)
        update exchange_project set followers = followers - 1 where id in (select exchange_id from gone)`);
      await db.run(sql`with gone as (delete from exchange_thanks where account_id = ${id} returning exchange_id)
        update exchange_project set thanks = thanks - 1 where id in (select exchange_id from gone)`);
    },
  },
};
