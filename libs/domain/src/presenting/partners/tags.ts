import { CERTIFICATES, type MemberPartnerQuery } from '@psp/contracts/marketplace';
import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';

type Filters = { [Key in 'category' | 'county' | 'price' | 'certificate']?: MemberPartnerQuery[Key] | undefined };

/** The place of a certificate's kind in what is kept with each firm, from 1. */
export const placeOf = (kind: (typeof CERTIFICATES)[number]): number => CERTIFICATES.indexOf(kind) + 1;

const tagsOf = ({ category, county, price, certificate }: Filters): string[] =>
  [
    category,
    county && `county:${county}`,
    price && `price:${price}`,
    certificate && `certificate:${placeOf(certificate)}`,
  ].filter((tag) => tag !== undefined);

/**
 * True of the firms `f` that filters leave, as the indexes of migration 0076 have them besides words; of certificates also of those
 * that are past their day. Undefined where none of these filters is given.
 */
export const isTagged = (filters: Filters): Sql | undefined => {
  const tags = tagsOf(filters);
  if (tags.length === 0) return undefined;
  return sql`market_tags(f.county_code, f.domain_slugs, f.price_bands, f.certified) @> ${tags}::text[]`;
};
