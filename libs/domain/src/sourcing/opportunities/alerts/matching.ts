import { isLapsed } from '@psp/contracts/lapsed-filter';
import { type OpportunityQuery, opportunityQuery } from '@psp/contracts/opportunities';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import type { Db } from '../../../read-db.ts';
import { allOf, type Sql } from '../../../sql.ts';
import { isOpen } from '../../service-requests/sealed.ts';
import { answerable, fitsQuery } from '../list.ts';

/** Order, page and `since` do not decide whether a request fits. */
const CONDITIONS = opportunityQuery.omit({ sort: true, page: true, since: true }).strip();
export type Conditions = Omit<OpportunityQuery, 'sort' | 'page' | 'since'>;

/** Parses the filters of a query string; null if this release does not know them. */
export const conditionsOf = (query: string): Conditions | null =>
  CONDITIONS.safeParse(Object.fromEntries(new URLSearchParams(query))).data ?? null;

/** Whether a filter can have new results: ended, answered and ignored requests are never new. */
export const canHaveNews = ({ status }: Conditions): boolean => status === 'active' || status === 'all';

/** Parses filters that can have alerts. Throws `saved-filter.lapsed`, `saved-filter.no_alerts` for others. */
export const expectAlertable = (query: string): Conditions => {
  if (isLapsed(query)) throw new DomainError('saved-filter.lapsed');
  const conditions = conditionsOf(query);
  if (!conditions || !canHaveNews(conditions)) throw new DomainError('saved-filter.no_alerts');
  return conditions;
};

/** The firm whose member saved the filter. */
export type Firm = Pick<Actor, 'organisationId' | 'status'>;

interface SavedFilter {
  id: string;
  conditions: Conditions;
}

const markSeen = (id: string, where: Sql): Sql => sql`insert into saved_filter_seen (saved_filter_id, request_id)
  select ${id}, r.id from service_request r where ${where} on conflict do nothing returning request_id`;

/** Marks all open requests that fit a filter as seen, also ignored and answered ones, so that alerts name only later ones. */
export const markAllSeen = async (db: Db, firm: Firm, { id, conditions }: SavedFilter): Promise<void> => {
  await db.run(markSeen(id, allOf(isOpen, fitsQuery(firm, conditions))));
};

export interface NewOpportunity {
  id: string;
  number: string;
  title: string;
  uat: string;
  /** ISO text. */
  deadline: string;
}

/** A filter with its new opportunities. */
export interface Found {
  name: string;
  query: string;
  opportunities: NewOpportunity[];
}

/** Marks the unseen active opportunities that fit a filter as seen and returns them, earliest deadline first. */
export const takeNew = (db: Db, firm: Firm, { id, conditions }: SavedFilter): Promise<NewOpportunity[]> =>
  db.run(sql<NewOpportunity>`with seen as (${markSeen(id, allOf(answerable(firm), fitsQuery(firm, conditions)))})
    select r.id, r.number, r.title, u.name as uat, to_json(r.deadline) #>> '{}' as deadline from seen
      join service_request r on r.id = seen.request_id join organisation u on u.id = r.organisation_id
    order by r.deadline, r.id`);
