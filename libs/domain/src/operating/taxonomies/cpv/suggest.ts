import type { PurchaseKind } from '@psp/contracts/thresholds';
import { sql } from 'kysely';
import type { Db } from '../../../read-db.ts';
import { jsonText, type Sql } from '../../../sql.ts';

const SUGGESTED = 3;
/** Characters of the text that are used: the subject of a purchase is stated at the beginning. */
const TEXT_LENGTH = 600;
/** Weight of a word in the title, compared to one in the text. */
const TITLE_WEIGHT = 4;

/* Words in the names of whole divisions do not distinguish codes. */
const COMMON =
  'servicii lucrări produse diverse conexe echipament articole pentru privind achiziție comună oraș primărie';

const KINDS: Record<PurchaseKind, Sql> = {
  works: sql`c.code like '45%'`,
  services: sql`left(c.code, 2)::int >= 50`,
  products: sql`left(c.code, 2)::int < 50 and c.code not like '45%'`,
};

const anyWord = (text: string): Sql =>
  sql`(select coalesce(string_agg(quote_literal(lexeme), ' | '), '''-''')::tsquery from unnest(tsvector_to_array(search_vector(${text}))) lexeme
    where length(lexeme) > 3 and lexeme <> all (tsvector_to_array(search_vector(${COMMON}))))`;

/** Suggests at most three codes whose names share words with title or text, limited to `kind` if known, as JSON text (`cpvList`). */
export const suggestCpvCodes = (
  db: Db,
  { title, text, kind }: { title: string; text: string; kind: PurchaseKind | null },
): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce(json_agg(
        json_build_object('code', code, 'name', name) order by rank desc, code), '[]'))::text as json
      from (select c.code, c.name, ts_rank(c.words, title, 1) * ${TITLE_WEIGHT}::int + ts_rank(c.words, body, 1) as rank
        from cpv_code c, (select ${anyWord(title)} as title, ${anyWord(text.slice(0, TEXT_LENGTH))} as body) asked
        where ${kind ? KINDS[kind] : sql`true`} and (c.words @@ title or c.words @@ body)
        order by rank desc, code limit ${sql.lit(SUGGESTED)}) found`,
  );
