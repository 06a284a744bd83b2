import type { AnswerSource } from '@psp/contracts/assistant';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';
import { accessOf } from '../passages/readable.ts';
import { ownPassages } from './own-passages.ts';
import type { Alternative, Term } from './terms.ts';

/** A passage with the terms that it has. */
export interface Passage {
  kind: AnswerSource;
  id: string;
  title: string;
  anchor: string;
  heading: string;
  text: string;
  /** For each term the factor of its best alternative in the passage, 0 for none. */
  has: number[];
  /** The same in the title of its source. */
  titled: number[];
  score: number;
}

/** Passages that are looked at closely. */
const NEAREST = 60;
/** Passages that are answered from. */
const KEPT = 12;
/** Number of passages that are read by a single term; terms with more are looked for together. */
const READ_MAX = 15_000;
/** How much a term in the title of the source adds. */
const TITLE = 0.3;
/** Of reciprocal rank fusion. */
const RANK_CONSTANT = 10;

interface Key {
  query: string;
  weight: number;
}

/* Queries of single terms, the rarest first, as far as they are few passages; all others in one, which few passages have. */
const keysOf = (terms: readonly Term[]): Key[] => {
  const ways = terms
    .flatMap(({ weight, alternatives }) =>
      alternatives.map(({ query, factor, passages }) => ({ query, weight: weight * factor, passages })),
    )
    .toSorted((one, other) => one.passages - other.passages);
  const keys: Key[] = [];
  let read = 0;
  for (const { query, weight, passages } of ways) {
    if (read + passages > READ_MAX) break;
    read += passages;
    keys.push({ query, weight });
  }
  const own = terms.flatMap(({ alternatives: [first] }) => (first && first.passages > 0 ? [first] : []));
  const common = own.toSorted((one, other) => one.passages - other.passages).slice(0, 4);
  if (keys.length < 2 && common.length > 0)
    keys.push({ query: common.map(({ query }) => query).join(' & '), weight: common.length });
  return keys;
};

interface Way {
  term: number;
  query: string;
  factor: number;
}

const waysOf = (terms: readonly Term[]): Way[] =>
  terms.flatMap(({ alternatives }, term) =>
    alternatives.map(({ query, factor }: Alternative) => ({ term, query, factor })),
  );

/** SQL: for each way whether the vector has it. */
export const hasEach = (vector: Sql): Sql =>
  sql`array(select coalesce(${vector} @@ w.query, false) from ways w order by w.n)`;

interface Found extends Omit<Passage, 'has' | 'titled' | 'score'> {
  ways: boolean[];
  titleWays: boolean[];
}

const bestOf = (terms: readonly Term[], ways: readonly Way[], found: readonly boolean[]): number[] => {
  const best = terms.map(() => 0);
  for (const [index, { term, factor }] of ways.entries())
    if (found[index]) best[term] = Math.max(best[term] ?? 0, factor);
  return best;
};

/* Order of the passages by a score: 1 for the first. */
const ranks = (scores: readonly number[]): number[] => {
  const order = scores.map((score, index) => ({ score, index })).toSorted((one, other) => other.score - one.score);
  const places = scores.map(() => 0);
  for (const [rank, { index }] of order.entries()) places[index] = rank + 1;
  return places;
};

const sum = (terms: readonly Term[], has: readonly number[], value: (factor: number) => number): number =>
  terms.reduce((total, { weight }, term) => total + weight * value(has[term] ?? 0), 0);

/* Fuses the order by the words as they were typed with that by all alternatives. */
const fused = (terms: readonly Term[], passages: readonly Omit<Passage, 'score'>[]): Passage[] => {
  const scoreOf = (value: (factor: number) => number) =>
    passages.map(({ has, titled }) => sum(terms, has, value) + TITLE * sum(terms, titled, value));
  const typed = ranks(scoreOf((factor) => (factor === 1 ? 1 : 0)));
  const near = ranks(scoreOf((factor) => factor));
  return passages
    .map((passage, index) => ({
      ...passage,
      score: 1 / (RANK_CONSTANT + (typed[index] ?? 0)) + 2 / (RANK_CONSTANT + (near[index] ?? 0)),
    }))
    .toSorted((one, other) => other.score - one.score);
};

/** Finds the passages that the actor may read and that have the most terms, the best first. */
export const retrieve = async (db: Db, actor: Actor, terms: readonly Term[]): Promise<Passage[]> => {
  if (terms.length === 0) return [];
  const ways = waysOf(terms);
  const readable = sql`p.access = any (${accessOf(actor)}::text[])`;
  const [found, own] = await Promise.all([
    db.run(sql<Found>`with keys as materialized (select query::tsquery as query, weight
        from jsonb_to_recordset(${JSON.stringify(keysOf(terms))}::jsonb) k (query text, weight float8)),
      ways as materialized (select n, w.query::tsquery as query
        from jsonb_to_recordset(${JSON.stringify(ways.map((way, n) => ({ n, ...way })))}::jsonb) w (n integer, query text)),
      nearest as materialized (select p.source_kind, p.source_id, p.position
        from keys k cross join lateral (select p.source_kind, p.source_id, p.position from public.passage p
          where p.vector @@ k.query and ${readable} limit ${sql.lit(READ_MAX)}) p
        group by p.source_kind, p.source_id, p.position order by sum(k.weight) desc limit ${sql.lit(NEAREST)})
      select p.source_kind as kind, p.source_id as id, p.title, p.anchor, p.heading, p.text,
        ${hasEach(sql`p.vector`)} as ways, ${hasEach(sql`s.title_vector`)} as "titleWays"
      from nearest n join public.passage p using (source_kind, source_id, position)
        join passage_source s on s.kind = p.source_kind and s.id = p.source_id`),
    ownPassages(db, actor, ways),
  ]);
  const passages = [...found, ...own].map(({ ways: inText, titleWays, ...passage }) => ({
    ...passage,
    has: bestOf(terms, ways, inText),
    titled: bestOf(terms, ways, titleWays),
  }));
  return fused(terms, passages).slice(0, KEPT);
};
