import { sql } from 'kysely';
import { cpvOf } from '../../operating/taxonomies/cpv/queries.ts';
import { picturesOf } from '../../operating/images/queries.ts';
import { countiesOf, partnerOfItem } from './listed.ts';

/** Pictures of a solution `s` with their descriptions, in order, as JSON. */
export const picturesOfItem = picturesOf(sql`s.image_ids`, sql`s.image_alts`);

/** The solution `s` of the firm `f` as JSON (`solutionItem`). */
export const authoredItem = sql`json_build_object('kind', 'authored', 'id', s.id, 'partner', ${partnerOfItem}, 'title', s.title,
  'description', s.description, 'domain', s.domain_slug, 'priceMin', s.price_min, 'priceMax', s.price_max,
  'currency', s.currency, 'unit', s.unit, 'features', s.features, 'validUntil', s.valid_until,
  'cpv', ${cpvOf(sql`s.cpv_code`)}, 'counties', ${countiesOf}, 'pictures', ${picturesOfItem})`;
