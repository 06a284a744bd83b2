import { FIGURE_LIMIT } from '@psp/contracts/dashboards';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { doerOf } from '../../operating/audit/last-act.ts';
import { aboutOf } from '../../operating/audit/queries.ts';
import { waitingArticles } from '../../publishing/articles/moderation-queries.ts';
import type { Db } from '../../read-db.ts';
import { countOf, jsonText, type Sql } from '../../sql.ts';
import { inRomania, today } from '../../time.ts';
import { waitingFor } from './waiting.ts';

/** Number of acts that are shown. */
const SHOWN = 10;

const figure = (rows: Sql): Sql => countOf(rows, FIGURE_LIMIT);
const approved = (kinds: Sql): Sql => figure(sql`select from organisation where ${kinds} and status = 'approved'`);
const ofKind = (kind: 'uat' | 'firma'): Sql => approved(sql`kind = ${sql.lit(kind)}`);
const MONTH = inRomania(sql`date_trunc('month', (select ${today}))::timestamp`);

const figures = sql`json_build_object(
  'organisations', json_build_object('approved', ${approved(sql`true`)}, 'uat', ${ofKind('uat')}, 'firma', ${ofKind('firma')}),
  'accounts', json_build_object('active', ${figure(sql`select from account where status = 'active'`)},
    'newThisMonth', ${figure(sql`select from account where status = 'active' and created_at >= ${MONTH}`)}),
  'articles', json_build_object('published', ${figure(sql`select from article where status = 'published'`)},
    'pending', (${waitingArticles})),
  'requests', json_build_object('open', ${figure(sql`select from service_request where status = 'sent'`)},
    'sent', ${figure(sql`select from service_request where status <> 'draft'`)}))`;

/* Signing in and out is left out: it would hide everything else. */
const acts = (
  actor: Actor,
): Sql => sql`(select coalesce(json_agg(json_build_object('id', a.id, 'at', a.at, 'action', a.action,
    'about', coalesce(${aboutOf(sql`a`)},
      case when a.entity = 'organisation' then (select name from organisation where id = a.entity_id) end),
    'who', coalesce(${doerOf(actor)}, ''), 'outcome', a.outcome) order by a.at desc, a.id desc), '[]')
  from (select * from audit where organisation_id = ${actor.organisationId} and entity <> 'session'
    order by at desc, id desc limit ${sql.lit(SHOWN)}) a)`;

/** Reads the first page of the association as JSON text (`overview`). */
export const readOverview = (db: Db, actor: Actor, now: Date): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('readAt', ${now}::timestamptz, 'waiting', ${waitingFor(actor)},
      'figures', ${figures}, 'acts', ${acts(actor)})::text as json`,
  );
