import type { OwnListing, PersonView } from '@psp/contracts/people';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { listingActions, listingStatus } from './listing.entity.ts';
import { HIDDEN, IS_VISIBLE, OWNER, personPairs, shownText } from './visible.ts';

const PAGE = sql`case when o.kind = 'firma' then '/partener/' || o.id
  else (select '/comunitati/' || c.id from community c where c.organisation_id = o.id and c.status = 'published' limit 1) end`;

const COLLEAGUES = sql`(select count(*)::int from person_listing k join membership n on n.id = k.id join account b on b.id = n.account_id
  where n.organisation_id = o.id and k.id <> l.id and k.is_listed and k.hidden_at is null
    and b.status = 'active' and b.deletion_due_at is null)`;

const viewOf = (actor: Actor): Sql => sql`json_build_object(${personPairs(actor)}, 'version', l.version,
  'about', ${shownText('about', sql`l.about`)}, 'phone', ${shownText('phone', sql`l.phone`)},
  'email', ${shownText('email', sql`a.email::text`)}, 'page', ${PAGE}, 'colleagues', ${COLLEAGUES}, 'hidden', ${HIDDEN})`;

/** A person without what depends on the rules of first contact. */
export type ReadPerson = Omit<PersonView, 'refusal'>;
type Stored = Omit<ReadPerson, 'actions'>;

/**
 * Reads one person of the directory; the association also opens hidden ones. Null for anybody else. `actions` are those on the listing
 * itself.
 */
export const readPerson = async (db: Db, actor: Actor, id: string, now: Date): Promise<ReadPerson | null> => {
  const isHidden = actor.kind === 'admin' ? sql`l.hidden_at is not null` : sql`false`;
  const listed = sql<{ json: Stored }>`select ${viewOf(actor)} as json from person_listing l ${OWNER}
    where l.id = ${id} and (${IS_VISIBLE} or ${isHidden})`;
  const row = await oneRow(db, listed);
  if (!row) return null;
  const facts = { accountId: '', organisationId: '', status: row.json.hidden ? 'hidden' : 'listed' } as const;
  return { ...row.json, actions: listingActions(facts, actor, now).filter((action) => action !== 'save') };
};

/** Reads the actor's own listing, filled in from the account until it is saved for the first time. */
export const readOwnListing = async (db: Db, actor: Actor): Promise<OwnListing> => {
  const { accountId, organisationId } = actor;
  const own = sql<{
    json: Omit<OwnListing, 'status'>;
  }>`select json_build_object('id', m.id, 'version', coalesce(l.version, 0),
      'isListed', coalesce(l.is_listed, false), 'name', a.display_name, 'position', coalesce(l.position, a.position),
      'domains', coalesce(l.domains, '{}'), 'competences', coalesce(l.competences, '{}'), 'about', coalesce(l.about, ''),
      'phone', case when l.id is null then a.phone else l.phone end, 'email', a.email::text,
      'shows', coalesce(l.shows, '{}'), 'hidden', ${HIDDEN}) as json
    from membership m join account a on a.id = m.account_id left join person_listing l on l.id = m.id
    where m.account_id = ${accountId} and m.organisation_id = ${organisationId}`;
  const { json } = found(await oneRow(db, own));
  const hiddenAt = json.hidden ? new Date(json.hidden.at) : null;
  return { ...json, status: listingStatus({ isListed: json.isListed, hiddenAt }) };
};

/** Name of a listed person of this organisation, for a message to them; null for anybody else. */
export const listedName = async (db: Db, id: string, organisationId: string): Promise<string | null> => {
  const listed = sql<{ name: string }>`select a.display_name as name from person_listing l ${OWNER}
    where l.id = ${id} and o.id = ${organisationId} and ${IS_VISIBLE}`;
  return (await oneRow(db, listed))?.name ?? null;
};
