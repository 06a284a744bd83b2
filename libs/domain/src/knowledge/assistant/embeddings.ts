import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';
import { accessOf } from '../passages/readable.ts';

/** What a text means to an embedding model: a direction in many dimensions. */
export interface Embedding {
  model: string;
  dimensions: readonly number[];
}

/** Where a passage stands. */
export interface PassageKey {
  kind: string;
  id: string;
  position: number;
}

/** A passage that has no embedding of the model yet. */
export interface Unembedded extends PassageKey {
  text: string;
}

const BYTE_MAX = 127;

/* Dimensions as bytes in parts of the largest: the angles between texts stay, in an eighth of the space. */
const bytesOf = (dimensions: readonly number[]): Int8Array => {
  const most = Math.max(...dimensions.map(Math.abs)) || 1;
  return Int8Array.from(dimensions, (value) => Math.round((value / most) * BYTE_MAX));
};
const signsOf = (dimensions: readonly number[]): string => dimensions.map((value) => (value > 0 ? '1' : '0')).join('');

/**
 * Reads passages without an embedding of the model, at most `most`, in the order of their keys from `after` on; embeddings of other models
 * are taken as none.
 */
export const readUnembedded = (
  db: Db,
  model: string,
  most: number,
  after: PassageKey | null,
): Promise<Unembedded[]> => {
  const next = after
    ? sql`(p.source_kind, p.source_id, p.position) > (${after.kind}, ${after.id}::uuid, ${after.position}::int)`
    : sql`true`;
  return db.run(sql<Unembedded>`select p.source_kind as kind, p.source_id as id, p.position,
      concat_ws(E'\n', p.title, nullif(p.heading, ''), p.text) as text
    from public.passage p where ${next} and not exists (select from passage_embedding e where e.source_kind = p.source_kind
      and e.source_id = p.source_id and e.position = p.position and e.model = ${model})
    order by p.source_kind, p.source_id, p.position limit ${sql.lit(most)}`);
};

/** Keeps embeddings of passages. A passage that was replaced meanwhile is left out; its successor has none yet. */
export const keepEmbeddings = async (
  db: Db,
  model: string,
  embedded: readonly (Unembedded & { dimensions: readonly number[] })[],
): Promise<void> => {
  const rows = embedded.map(({ kind, id, position, text, dimensions }) => ({
    ...{ kind, id, position, text, signs: signsOf(dimensions) },
    bytes: Buffer.from(bytesOf(dimensions).buffer).toString('base64'),
  }));
  await db.run(sql`insert into passage_embedding (source_kind, source_id, position, model, signs, dimensions)
    select p.source_kind, p.source_id, p.position, ${model}, r.signs::varbit, decode(r.bytes, 'base64')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (kind text, id uuid, position integer, text text, signs text, bytes text)
      join public.passage p on p.source_kind = r.kind and p.source_id = r.id and p.position = r.position
        and concat_ws(E'\n', p.title, nullif(p.heading, ''), p.text) = r.text
    for key share of p
    on conflict (source_kind, source_id, position) do update
      set model = excluded.model, signs = excluded.signs, dimensions = excluded.dimensions`);
};

/** Passages that are kept of the comparison of all by their signs, before it is asked who may read them. */
const SIGNED = 1000;
/** Passages that are compared by all dimensions. */
const COMPARED = 120;

interface Near extends PassageKey {
  bytes: string;
}

const cosine = (one: Int8Array, other: Int8Array): number => {
  let [both, first, second] = [0, 0, 0];
  for (let n = 0; n < one.length; n += 1) {
    const [a = 0, b = 0] = [one[n], other[n]];
    both += a * b;
    first += a * a;
    second += b * b;
  }
  return first && second ? both / Math.sqrt(first * second) : 0;
};

const nearBySigns = (db: Db, actor: Actor, { model, dimensions }: Embedding): Promise<Near[]> => {
  const signs: Sql = sql`${signsOf(dimensions)}::varbit`;
  return db.run(sql<Near>`with signed as materialized (select source_kind, source_id, position, bit_count(signs # ${signs}) as apart
      from passage_embedding where model = ${model} and length(signs) = ${dimensions.length}
      order by apart limit ${sql.lit(SIGNED)}),
    nearest as materialized (select s.* from signed s join public.passage p using (source_kind, source_id, position)
      where p.access = any (${accessOf(actor)}::text[]) order by s.apart limit ${sql.lit(COMPARED)})
    select source_kind as kind, source_id as id, position, encode(dimensions, 'base64') as bytes
    from nearest join passage_embedding using (source_kind, source_id, position)`);
};

/** The passages whose meaning is nearest to the embedding of a question and that the actor may read, the nearest first; at most `most`. */
export const nearestEmbedded = async (
  db: Db,
  actor: Actor,
  question: Embedding,
  most: number,
): Promise<PassageKey[]> => {
  const asked = bytesOf(question.dimensions);
  const near = await nearBySigns(db, actor, question);
  return near
    .map(({ bytes, ...key }) => ({ key, near: cosine(asked, new Int8Array(Buffer.from(bytes, 'base64'))) }))
    .toSorted((one, other) => other.near - one.near)
    .slice(0, most)
    .map(({ key }) => key);
};
