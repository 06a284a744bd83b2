import type { ExchangeEntry } from '@psp/contracts/exchange';
import type { ExchangeContent } from '@psp/contracts/exchange-bodies';
import { WHAT_MAX } from '@psp/contracts/exchange-names';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { cutText } from '../../cut-text.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { createExchange } from './write-project.ts';

interface Known {
  title: string;
  domain: DomainSlug | null;
  description: string;
  price: number | null;
  startedOn: string;
  endedOn: string;
  partnerId: string;
  population: number | null;
  steps: { title: string; to: string | null }[];
  files: { fileId: string; isShared: boolean }[];
}

/*
 * What the authority knows of a completed project and may show: its own text, dates and files, the milestones, and the price, which
 * stays hidden until it is chosen. Nothing of other offers, of messages or of the firm's files. Files of the request are preselected
 * where all partners could read them.
 */
const readKnown = ({ db, actor }: Write<Actor>, projectId: string): Promise<Known | null> =>
  oneRow(
    db,
    sql<Known>`select r.title, r.category as domain, r.description, coalesce(p.agreed_price, o.price)::float8 as price,
      (coalesce(p.started_at, p.created_at) at time zone 'Europe/Bucharest')::date::text as "startedOn",
      (p.completed_at at time zone 'Europe/Bucharest')::date::text as "endedOn", p.firma_id as "partnerId",
      (select nullif(c.population, 0) from community c where c.organisation_id = p.uat_id order by c.id limit 1) as population,
      (select coalesce(json_agg(json_build_object('title', m.title,
        'to', coalesce((m.done_at at time zone 'Europe/Bucharest')::date, m.due_on)) order by m.due_on nulls last, m.id), '[]')
        from milestone m where m.project_id = p.id) as steps,
      (select coalesce(json_agg(json_build_object('fileId', f.id, 'isShared', r.visibility = 'all') order by a.id), '[]')
        from attachment a join stored_file f on f.id = a.file_id and f.organisation_id = p.uat_id
        where a.request_id = r.id and a.removed_in is null) as files
    from project p join service_request r on r.id = p.request_id join offer o on o.id = p.offer_id
    where p.id = ${projectId} and p.uat_id = ${actor.organisationId} and p.status = 'completed'`,
  );

/** Reads the entry in the exchange made from a project of the actor's authority; null for any other project. */
export const readEntry = (db: Db, { organisationId }: Actor, projectId: string): Promise<ExchangeEntry | null> =>
  oneRow(
    db,
    sql<ExchangeEntry>`select (select json_build_object('id', x.id, 'status', x.status) from exchange_project x
        where x.project_id = p.id and x.organisation_id = p.uat_id) as entry
      from project p where p.id = ${projectId} and p.uat_id = ${organisationId}`,
  );

const contentOf = (known: Known, contactId: string): ExchangeContent => ({
  title: known.title,
  stage: 'done',
  domain: known.domain,
  what: cutText(known.description, WHAT_MAX),
  why: '',
  population: known.population,
  cost: known.price,
  costs: [],
  showsCosts: false,
  sources: [],
  startedOn: known.startedOn,
  endedOn: known.endedOn,
  progress: null,
  steps: known.steps.map(({ title, to }) => ({ title, text: '', from: null, to })),
  lessons: [],
  contactId,
  contactRole: '',
  seeksPartners: false,
  files: known.files.filter(({ isShared }) => isShared).map(({ fileId }) => ({ fileId, isCopied: true })),
  pictures: [],
});

/**
 * Starts a draft from a completed project of the actor's authority. Returns its id. Throws `not_found`, and `exchange.used` for one
 * that is in the exchange already.
 */
export const startExchange = async (write: Write<Actor>, { id: projectId }: { id: string }): Promise<string> => {
  const known = found(await readKnown(write, projectId));
  if (await oneRow(write.db, sql`select from exchange_project where project_id = ${projectId}`))
    throw new DomainError('exchange.used');
  const origin = { projectId, partnerId: known.partnerId };
  return createExchange(write, { content: contentOf(known, write.actor.accountId), origin });
};
