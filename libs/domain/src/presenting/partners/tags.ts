import { CERTIFICATES, type MemberPartnerQuery } from '@psp/contracts/marketplace';
import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';

type Filters = { [Key in 'category' | 'county' | 'price' | 'certificate']?: MemberPartnerQuery[Key] | undefined };

/** Index, from 1, of a kind of certificate in the column `certified`. */
export const placeOf = (kind: (typeof CERTIFICATES)[number]): number => CERTIFICATES.indexOf(kind) + 1;

const tagsOf = ({ category, county, price, certificate }: Filters): string[] =>
  [
    category,
    county && `county:${county}`,
    price && `price:${price}`,
    certificate && `certificate:${placeOf(certificate)}`,
  ].filter((tag) => tag !== undefined);

/**
 * SQL condition: the firm `f` fits the filters, written as in the word indexes of migration 0076; also true for certificates that
 * have ended. Undefined if none of these filters is given.
 */
export const isTagged = (filters: Filters): Sql | undefined => {
  const tags = tagsOf(filters);
  if (tags.length === 0) return undefined;
  return sql`market_tags(f.county_code, f.domain_slugs, f.price_bands, f.certified) @> ${tags}::text[]`;
};
