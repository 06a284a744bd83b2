import { type RawBuilder, sql } from 'kysely';
import type { Sql } from '../../sql.ts';

/** The picture with this id as JSON (`pictureView`), or null where there is none. `id` is read inside, where `image` is taken. */
export const pictureOf = (id: Sql): RawBuilder<string | null> => sql<string | null>`(
  select json_build_object('id', image.id, 'width', image.width, 'height', image.height, 'widths', image.widths)
  from image where image.id = ${id})`;

/** The pictures with these ids (an array) and descriptions (another) as a JSON list, in its order; those that are gone are left out. */
export const picturesOf = (ids: Sql, alts: Sql): RawBuilder<string> => sql<string>`(
  select coalesce(json_agg(json_build_object('id', image.id, 'width', image.width, 'height', image.height,
    'widths', image.widths, 'alt', coalesce(wanted.alt, '')) order by wanted.position), '[]')
  from unnest(${ids}, ${alts}) with ordinality as wanted (id, alt, position) join image on image.id = wanted.id)`;
