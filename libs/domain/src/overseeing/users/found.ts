import { sql } from 'kysely';
import type { Searched } from '../../searched.ts';
import { allOf, anyOf, contains, containsWords, containsWordsByIndex, type Sql } from '../../sql.ts';

/** Words of a search text that are compared; further ones are ignored. */
const MOST_WORDS = 8;
/** A telephone number or a tax code as people type them: "0722 123 456", "+40 722.123.456", "RO 4221306". */
const NUMBER = /^(?:ro\s*)?[+\d][\d\s().\-/]{3,}$/i;

/* The digits that a stored number contains: without spaces, and without the prefix of the country or of the network. */
const digitsOf = (q: string): string | null => {
  const digits = NUMBER.test(q) ? q.replace(/\D/g, '').replace(/^(?:00)?40?(?=[2378]\d{8}$)|^0/, '') : '';
  return digits.length >= 3 ? digits : null;
};

/** SQL condition: the text contains every word of the search text, or the number that it is, without case and diacritics. */
const hasAll = (text: Sql, q: string): Sql => {
  const words = q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const digits = digitsOf(q);
  const all = sql`(${allOf(...words.map((word) => contains(text, word)))})`;
  return digits === null ? all : anyOf([all, contains(text, digits)]);
};

const TEXT = { organisation: sql`o.office_text`, person: sql`a.office_text` };
type Found = Required<Pick<Searched, 'fits' | 'byIndex'>>;

/** Search of organisations `o` in all of their fields, and in those of their people. The name is also found in inflected forms. */
export const organisationsFound = (q: string): Found => {
  const own = (words: Sql): Sql => sql`(${hasAll(TEXT.organisation, q)} or ${words})`;
  const people = sql`membership m join account a on a.id = m.account_id`;
  const ofPerson = hasAll(TEXT.person, q);
  return {
    fits: sql`(${own(containsWords(sql`o.search_text`, q))}
      or (select bool_or(${ofPerson}) from ${people} where m.organisation_id = o.id))`,
    byIndex: [
      // Memberships of the people found, by their index: a join would read all memberships.
      sql`o.id = any (array(select m.organisation_id from membership m
        where m.account_id = any (array(select a.id from account a where ${ofPerson}))))`,
      own(containsWordsByIndex(sql`o.search_text`, q)),
    ],
  };
};

/** Search of people `a` in all of their fields, and in those of their organisations. */
export const peopleFound = (q: string): Found => {
  const own = hasAll(TEXT.person, q);
  const places = sql`membership m join organisation o on o.id = m.organisation_id`;
  const ofPlace = hasAll(TEXT.organisation, q);
  return {
    fits: sql`(${own} or (select bool_or(${ofPlace}) from ${places} where m.account_id = a.id))`,
    byIndex: [
      sql`a.id = any (array(select m.account_id from membership m
        where m.organisation_id = any (array(select o.id from organisation o where ${ofPlace}))))`,
      own,
    ],
  };
};

/** Search of sign-ups `r` with an unconfirmed e-mail. */
export const signUpsFound = (q: string): Sql =>
  hasAll(
    sql`search_fold(concat_ws(' ', r.content ->> 'contactName', r.email::text, r.content ->> 'phone',
      r.content #>> '{organisation,name}', r.content #>> '{organisation,cui}', r.content #>> '{organisation,locality}'))`,
    q,
  );
