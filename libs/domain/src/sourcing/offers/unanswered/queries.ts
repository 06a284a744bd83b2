import { pricedByLines } from '@psp/contracts/offer-lines';
import type { OfferContent } from '@psp/contracts/offers';
import type { Unanswered, UnansweredByOffers, UnansweredItem } from '@psp/contracts/unanswered';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { found } from '../../../load.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow, type Sql } from '../../../sql.ts';
import { isReadableBy } from '../../groups/queries.ts';
import { isShownTo } from '../../service-requests/shown-to.ts';
import { shownToAuthority } from '../queries.ts';
import { FIELD_WORDS, type OfferField, type Requirement, requirementsOf } from './requirements.ts';

type Filled = Readonly<Record<OfferField, boolean>>;

const wordsIn = (requirements: readonly Requirement[]): string[] => [
  ...new Set(requirements.flatMap(({ words }) => [...words.keys()])),
];

/* The words that a text lacks in every form, as the search compares them. */
const absentFrom = (text: Sql, words: readonly string[]): Sql => sql`(
  select coalesce(json_agg(w.word), '[]') from unnest(${words}::text[]) w(word), search_lexemes(${text}) said
  where not said @@ search_term(w.word)::tsquery)`;

const isFilled = (word: string, filled: Filled): boolean =>
  Object.entries(FIELD_WORDS).some(([field, words]) => filled[field as OfferField] && words.test(word));

/** A requirement is unanswered when the offer has less than half of its words. A filled field answers the words about it. */
export const unansweredIn = (
  requirements: readonly Requirement[],
  absent: ReadonlySet<string>,
  filled: Filled,
): UnansweredItem[] =>
  requirements.flatMap(({ text, words }) => {
    const lacking = [...words].filter(([word]) => absent.has(word) && !isFilled(word, filled));
    return lacking.length * 2 > words.size ? [{ text, words: lacking.map(([, written]) => written) }] : [];
  });

/**
 * What the compared offers to a request leave unanswered, for its authority; null offers while they are sealed. Throws `not_found` for
 * a request that the actor may not read.
 */
export const unansweredByOpened = async (db: Db, actor: Actor, id: string): Promise<UnansweredByOffers> => {
  const { description, isOpened } = found(
    await oneRow(
      db,
      sql<{ description: string; isOpened: boolean }>`select r.description, r.opened_at is not null as "isOpened"
        from service_request r where r.id = ${id} and ${isReadableBy(actor)}`,
    ),
  );
  const requirements = requirementsOf(description);
  if (!isOpened) return { requirements: requirements.length, offers: null };
  const said = sql`o.method || ' ' || o.team || ' ' || coalesce((select string_agg(l ->> 'description', ' ')
    from jsonb_array_elements(o.lines) l), '')`;
  const offers = await db.run(sql<{ id: string; absent: string[]; hasTeam: boolean }>`
    select o.id, o.team <> '' as "hasTeam", ${absentFrom(said, wordsIn(requirements))} as absent
    from offer o join service_request r on r.id = o.request_id
    where r.id = ${id} and ${shownToAuthority(actor)} order by o.price, o.id`);
  return {
    requirements: requirements.length,
    offers: offers.map((offer) => {
      const filled = { price: true, method: true, days: true, team: offer.hasTeam };
      return { id: offer.id, items: unansweredIn(requirements, new Set(offer.absent), filled) };
    }),
  };
};

/** What the given content of an offer leaves unanswered against a request. Throws `not_found` for a request that the firm may not see. */
export const unansweredByContent = async (
  db: Db,
  actor: Actor,
  { id, content }: { id: string; content: OfferContent },
): Promise<Unanswered> => {
  const { description } = found(
    await oneRow(
      db,
      sql<{
        description: string;
      }>`select r.description from service_request r where r.id = ${id} and ${isShownTo(actor)}`,
    ),
  );
  const requirements = requirementsOf(description);
  const { method, team, lines = [], deliveryDays } = content;
  const text = [method, team, ...lines.map((line) => line.description)].join(' ');
  const row = await oneRow(
    db,
    sql<{ absent: string[] }>`select ${absentFrom(sql`${text}::text`, wordsIn(requirements))} as absent`,
  );
  const filled = {
    ...{ price: pricedByLines(content).price !== null, days: deliveryDays !== null },
    ...{ method: method !== '', team: team !== '' },
  };
  return { requirements: requirements.length, items: unansweredIn(requirements, new Set(row?.absent), filled) };
};
