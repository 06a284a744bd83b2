import type { SupportView, SupportViews } from '@psp/contracts/support-views';
import { sql } from 'kysely';
import { type Actor, isAdmin } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow, type Sql } from '../../sql.ts';

/** Support views that are shown; older ones are in the history. */
const SHOWN = 50;

const IS_OPEN = sql`(v.status = 'open' and v.ends_at > now())`;

/** SQL condition: the support view `v` of the organisation is the actor's and open now. */
export const isOwnOpen = ({ accountId }: Actor, organisationId: string): Sql =>
  sql`(v.organisation_id = ${organisationId} and v.account_id = ${accountId} and ${IS_OPEN})`;

/* Arguments of json_build_object for the support view `v` of the person `who`. */
const FIELDS = sql`'id', v.id, 'by', who.display_name, 'reason', v.reason, 'openedAt', v.opened_at,
  'endsAt', coalesce(v.ended_at, v.ends_at), 'isOpen', ${IS_OPEN}, 'sections', (select coalesce(json_agg(s.section order by s.read_at, s.section), '[]')
    from support_view_section s where s.view_id = v.id)`;
const itemsOf = (organisationId: string, fields: Sql): Sql => sql`(select coalesce(json_agg(json_build_object(${fields})
    order by v.opened_at desc, v.id), '[]')
  from (select * from support_view where organisation_id = ${organisationId} order by opened_at desc, id limit ${sql.lit(SHOWN)}) v
  join account who on who.id = v.account_id)`;

interface Stored {
  organisation: Omit<SupportViews['organisation'], 'kind'> & { kind: Actor['kind'] };
  isMerged: boolean;
  open: SupportView | null;
  items: SupportView[];
}

/** Reads the support views of an organisation for the association; null for an unknown or merged one and for the association. */
export const readSupportViews = async (db: Db, actor: Actor, organisationId: string): Promise<SupportViews | null> => {
  const stored = await readStored(db, actor, organisationId);
  return stored && !stored.isMerged ? viewsOf(actor, stored) : null;
};

/**
 * Reads the support views of an organisation after one of them has ended, also when the organisation was merged meanwhile: that
 * keeps nobody from ending a view.
 */
export const readViewsAfterEnd = async (db: Db, actor: Actor, organisationId: string): Promise<SupportViews | null> => {
  const stored = await readStored(db, actor, organisationId);
  return stored && viewsOf(actor, stored);
};

const viewsOf = (actor: Actor, { organisation, isMerged, open, items }: Stored): SupportViews | null => {
  const { kind } = organisation;
  if (kind === 'admin') return null;
  return { organisation: { ...organisation, kind }, canOpen: isAdmin(actor) && !isMerged, open, items };
};

const readStored = async (db: Db, actor: Actor, organisationId: string): Promise<Stored | null> => {
  const fields = sql`${FIELDS}, 'version', v.version`;
  const row = await oneRow(
    db,
    sql<{
      json: Stored;
    }>`select json_build_object('organisation', json_build_object('id', o.id, 'name', o.name, 'kind', o.kind,
        'status', o.status), 'isMerged', o.merged_into_id is not null,
      'open', (select json_build_object(${fields}) from support_view v join account who on who.id = v.account_id
        where ${isOwnOpen(actor, organisationId)}),
      'items', ${itemsOf(organisationId, fields)}) as json from organisation o where o.id = ${organisationId}`,
  );
  return row?.json ?? null;
};

/** Reads the support views of the actor's own organisation, the newest first, as JSON text (`ownSupportViews`). */
export const readOwnSupportViews = (db: Db, { organisationId }: Actor): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', ${itemsOf(organisationId, FIELDS)})::text as json`,
  );
