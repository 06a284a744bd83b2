import { type RawBuilder, sql } from 'kysely';
import type { Sql } from '../../sql.ts';

/** Subquery for the image with this id as JSON (`pictureView`), or null. `id` must not use the alias `image`. */
export const pictureOf = (id: Sql): RawBuilder<string | null> => sql<string | null>`(
  select json_build_object('id', image.id, 'width', image.width, 'height', image.height, 'widths', image.widths)
  from image where image.id = ${id})`;

/** Subquery for a JSON list of images, from an array of ids and one of alternative texts, in this order; missing images are skipped. */
export const picturesOf = (ids: Sql, alts: Sql): RawBuilder<string> => sql<string>`(
  select coalesce(json_agg(json_build_object('id', image.id, 'width', image.width, 'height', image.height,
    'widths', image.widths, 'alt', coalesce(wanted.alt, '')) order by wanted.position), '[]')
  from unnest(${ids}, ${alts}) with ordinality as wanted (id, alt, position) join image on image.id = wanted.id)`;
