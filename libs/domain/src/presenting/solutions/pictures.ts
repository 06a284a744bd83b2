import { sql } from 'kysely';
import { picturesOf } from '../../publishing/images/queries.ts';

/** The pictures of a solution `s` with their descriptions, in order. */
export const picturesOfItem = picturesOf(sql`s.image_ids`, sql`s.image_alts`);
