import type { ApplicationView, RivalClaim } from '@psp/contracts/applications';
import { cuiProblem } from '@psp/contracts/cui';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { wholeHistoryOf } from '../../operating/audit/whole-history.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { agreedText } from '../legal/consent-texts.ts';
import { consentsOf } from '../legal/queries.ts';
import { isOpenClaim } from '../organisations/cui.ts';
import { organisationActions } from '../organisations/transitions.ts';
import { applicationContent, applicationFiles } from './content.ts';
import { firstOwner, unconfirmed } from './queue.ts';

type Stored = Omit<ApplicationView, 'actions' | 'cuiCheck' | 'rivals'>;

/** SQL for the organisations with the same tax code or SIRUTA code as JSON, including rejected ones. */
const duplicatesOf = (id: Sql, cui: Sql, siruta: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'kind', d.kind, 'status', d.status,
    'by', case when d.cui = ${cui} then 'cui' else 'siruta' end) order by d.id), '[]')
  from organisation d where d.kind in ('uat', 'firma') and d.id <> ${id} and (d.cui = ${cui} or d.siruta = ${siruta}))`;

const authorityOf = (siruta: Sql): Sql => sql`(select name from authority where siruta = ${siruta})`;

const readApplied = (db: Db, id: string) =>
  oneRow(
    db,
    sql<{ json: Stored }>`select json_build_object('id', o.id, 'status', o.status, 'statusReason', o.status_reason,
      'appliedAt', coalesce(o.applied_at, o.created_at), 'decidedAt', o.decided_at, 'content', ${applicationContent},
      'contact', json_build_object('displayName', coalesce(c.display_name, ''), 'position', coalesce(c.position, ''),
        'email', coalesce(c.email, ''), 'phone', c.phone),
      'authority', ${authorityOf(sql`o.siruta`)}, 'cuiOverrideReason', o.cui_override_reason,
      'files', ${applicationFiles()}, 'duplicates', ${duplicatesOf(sql`o.id`, sql`o.cui`, sql`o.siruta`)},
      'consents', (select coalesce(json_agg(json_build_object('document', s.document, 'version', s.version,
        'text', ${agreedText(sql`s.document`, sql`s.text_version`)}, 'givenAt', s.given_at, 'address', host(s.address)) order by s.id), '[]') from consent s where s.account_id = c.id),
      'history', ${wholeHistoryOf(sql`select o.id`)}, 'version', o.version) as json
    from organisation o left join lateral ${firstOwner} c on true
    where o.id = ${id} and o.kind in ('uat', 'firma')`,
  );

const DETAILS = sql`r.content -> 'organisation'`;
const text = (key: string): Sql => sql`${DETAILS} ->> ${sql.lit(key)}`;
const siruta = sql`(${text('siruta')})::integer`;

/** Reads an unconfirmed sign-up in the shape of an application. Fields set by confirmation or a decision are empty. */
const readUnconfirmed = (db: Db, id: string) =>
  oneRow(
    db,
    sql<{ json: Stored }>`select json_build_object('id', r.id, 'status', 'unconfirmed', 'statusReason', null,
      'appliedAt', r.created_at, 'decidedAt', null,
      'content', json_build_object('kind', r.kind, 'name', ${text('name')}, 'cui', ${text('cui')},
        'countyCode', ${text('countyCode')}, 'locality', coalesce(${text('locality')}, ''),
        'address', coalesce(${text('address')}, ''), 'description', coalesce(${text('description')}, ''),
        'siruta', ${siruta}, 'uatType', ${text('uatType')}, 'package', ${text('package')},
        'registrationNumber', ${text('registrationNumber')}, 'website', nullif(${text('website')}, ''),
        'legalRepresentative', coalesce(${text('legalRepresentative')}, ''),
        'expertise', coalesce(${DETAILS} -> 'expertise', '[]'), 'domains', ${DETAILS} -> 'domains', 'portfolio', coalesce(${text('portfolio')}, '')),
      'contact', json_build_object('displayName', r.content ->> 'contactName', 'position', r.content ->> 'position',
        'email', r.email::text, 'phone', r.content ->> 'phone'),
      'authority', ${authorityOf(siruta)}, 'cuiOverrideReason', null,
      'files', ${applicationFiles(sql`f.registration_id = r.id`)},
      'duplicates', ${duplicatesOf(sql`r.id`, text('cui'), siruta)},
      'consents', (select json_agg(json_build_object('document', g.document, 'version', g.version,
        'text', ${agreedText(sql`g.document`, sql`(r.consent_texts ->> g.document)::int`)}, 'givenAt', r.created_at, 'address', host(r.address)) order by g.document desc) from ${consentsOf(sql`r.terms_version`)} g),
      'history', ${wholeHistoryOf(sql`select r.id`)}, 'version', 1) as json
    from registration r where r.id = ${id} and ${unconfirmed}`,
  );

/** Reads the other open claims of a tax code for comparison, oldest first. */
const readRivals = async (db: Db, { id, cui }: { id: string; cui: string | null }): Promise<RivalClaim[]> => {
  if (cui === null) return [];
  const rows = await db.run(
    sql<{ json: RivalClaim }>`select json_build_object('id', o.id, 'name', o.name, 'kind', o.kind, 'status', o.status,
        'appliedAt', coalesce(o.applied_at, o.created_at), 'address', concat_ws(', ', nullif(o.address, ''), nullif(o.locality, '')),
        'contact', json_build_object('displayName', coalesce(c.display_name, ''), 'position', coalesce(c.position, ''),
          'email', coalesce(c.email, ''), 'phone', c.phone), 'files', ${applicationFiles()}) as json
      from organisation o left join lateral ${firstOwner} c on true
      where o.cui = ${cui} and o.id <> ${id} and ${isOpenClaim} order by o.applied_at, o.id`,
  );
  return rows.map(({ json }) => json);
};

/** Reads an application, or an unconfirmed sign-up, for the association's staff; null for an unknown id. */
export const readApplication = async (db: Db, actor: Actor, id: string, now: Date): Promise<ApplicationView | null> => {
  const row = (await readApplied(db, id)) ?? (await readUnconfirmed(db, id));
  if (!row) return null;
  const { status, content } = row.json;
  return {
    ...row.json,
    rivals: await readRivals(db, { id, cui: content.cui }),
    cuiCheck: cuiProblem(content.cui ?? '') ?? 'ok',
    actions: organisationActions({ id, status, kind: content.kind }, actor, now),
  };
};
