import { LIVE_TOPICS } from '@psp/contracts/capabilities';
import { TAB } from '@psp/contracts/live';
import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';
import type { Announced } from './announce.ts';

/** Fields of an audit row that live updates use. */
interface Act {
  organisationId: string | null;
  traceId?: string | undefined;
  action: string;
  entity: string;
  entityId: string | null;
  from?: string | null;
  outcome?: 'done' | 'refused';
}

const isLive = ({ entity, entityId, outcome }: Act): boolean =>
  Object.hasOwn(LIVE_TOPICS, entity) && entityId !== null && outcome !== 'refused';

/** Insert of the live events of a flush: one row for all acts, and one for each announcement; null when there is nothing to send. */
export const liveRows = (acts: readonly Act[], announced: readonly Announced[]): Sql | null => {
  const sent = acts.filter(isLive);
  const origin = acts.map(({ traceId }) => traceId?.match(TAB)?.[0]).find((tab) => tab !== undefined) ?? null;
  const actRow = sent.length > 0 && {
    organisation: sent.find(({ organisationId }) => organisationId)?.organisationId ?? null,
    acts: sent.map(({ entity, entityId, action, from }) => ({ entity, id: entityId, action, from: from ?? null })),
  };
  const rows = [...(actRow ? [actRow] : []), ...announced].map((row) => ({ ...row, origin }));
  if (rows.length === 0) return null;
  return sql`insert into live_event (origin, organisation_id, acts, topic, organisations)
    select r.origin, r.organisation, r.acts, r.topic, r.organisations
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      origin text, organisation uuid, acts jsonb, topic text, organisations uuid[])`;
};
