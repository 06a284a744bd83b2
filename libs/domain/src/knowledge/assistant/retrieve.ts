import type { AnswerSource } from '@psp/contracts/assistant';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';
import { accessOf } from '../passages/readable.ts';
import { type Embedding, nearestEmbedded } from './embeddings.ts';
import { ownPassages } from './own-passages.ts';
import { type Alternative, factorsIn, type Term } from './terms.ts';

/** A passage with the terms that it has. */
export interface Passage {
  kind: AnswerSource;
  id: string;
  title: string;
  anchor: string;
  heading: string;
  text: string;
  /** Its place among the passages that mean what the question does, from 1; null for others. */
  near: number | null;
  /** For each term the factor of its best alternative in the passage, 0 for none. */
  has: number[];
  /** The same in the title of its source. */
  titled: number[];
  /** The same in its whole source. */
  around: number[];
  score: number;
}

/** Passages that are looked at closely. */
const NEAREST = 60;
/** Passages that are answered from. */
const KEPT = 12;
/** Number of passages that are read by a single term; terms with more are looked for together. */
const READ_MAX = 15_000;
/*
 * How much terms count that stand anywhere in the source of a passage, and in its heading. Long passages have more terms by chance:
 * LENGTH is how far that is made even, for texts around MIDDLE characters. Chosen on the labelled questions; the order by the sum found
 * more of them than the fusion of ranks by typed words and by all alternatives.
 */
const AROUND = 0.6;
const HEADING = 0.3;
const LENGTH = 0.45;
const MIDDLE = 500;

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

interface Found extends Omit<Passage, 'has' | 'titled' | 'around' | 'score'> {
  ways: boolean[];
  titleWays: boolean[];
  sourceWays: boolean[];
}

const bestOf = (terms: readonly Term[], ways: readonly Way[], found: readonly boolean[]): number[] => {
  const best = terms.map(() => 0);
  for (const [index, { term, factor }] of ways.entries())
    if (found[index]) best[term] = Math.max(best[term] ?? 0, factor);
  return best;
};

/** Sum of the weights of terms by their factors, in parts of the sum of all. */
export const coverage = (terms: readonly Term[], has: readonly number[]): number => {
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  return whole === 0 ? 0 : terms.reduce((sum, { weight }, n) => sum + weight * (has[n] ?? 0), 0) / whole;
};

const scoreOf = (terms: readonly Term[], { has, around, heading, text }: Omit<Passage, 'score'>): number =>
  coverage(terms, has) / (1 - LENGTH + (LENGTH * text.length) / MIDDLE) +
  AROUND * coverage(terms, around) +
  HEADING * coverage(terms, factorsIn(heading, terms));

/** Places of a passage by words and by meaning count alike from here on; the usual constant of reciprocal rank fusion. */
const FUSED_FROM = 60;
/** Passages that are looked at for their meaning. */
const NEAR_MAX = 30;

/* Fuses the order by words with that by meaning, whose figures differ from model to model. The first has a score of 1. */
const fused = (byWords: readonly Passage[]): Passage[] => {
  if (byWords.every(({ near }) => near === null)) return [...byWords];
  const part = (rank: number): number => (FUSED_FROM + 1) / (FUSED_FROM + rank) / 2;
  return byWords
    .map((passage, index) => ({
      ...passage,
      score: (passage.score > 0 ? part(index + 1) : 0) + (passage.near === null ? 0 : part(passage.near)),
    }))
    .toSorted((one, other) => other.score - one.score);
};

/**
 * Finds the passages that the actor may read and that have the most terms, the best first. With the embedding of the question also
 * those that mean the same in other words.
 */
export const retrieve = async (
  db: Db,
  actor: Actor,
  terms: readonly Term[],
  embedding: Embedding | null = null,
): Promise<Passage[]> => {
  if (terms.length === 0) return [];
  const near = embedding ? await nearestEmbedded(db, actor, embedding, NEAR_MAX) : [];
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
        group by p.source_kind, p.source_id, p.position order by sum(k.weight) desc limit ${sql.lit(NEAREST)}),
      near as materialized (select * from jsonb_to_recordset(${JSON.stringify(near.map((key, n) => ({ ...key, near: n + 1 })))}::jsonb)
        n (kind text, id uuid, position integer, near integer)),
      looked as materialized (select source_kind, source_id, position from nearest union select kind, id, position from near)
      select p.source_kind as kind, p.source_id as id, p.title, p.anchor, p.heading, p.text,
        ${hasEach(sql`p.vector`)} as ways, ${hasEach(sql`s.title_vector`)} as "titleWays", ${hasEach(sql`s.vector`)} as "sourceWays", n.near
      from looked join public.passage p using (source_kind, source_id, position)
        left join near n on n.kind = p.source_kind and n.id = p.source_id and n.position = p.position
        join passage_source s on s.kind = p.source_kind and s.id = p.source_id`),
    ownPassages(db, actor, ways),
  ]);
  const byWords = [...found, ...own.map((passage) => ({ ...passage, near: null }))]
    .map(({ ways: inText, titleWays, sourceWays, ...passage }) => {
      const best = (each: readonly boolean[]) => bestOf(terms, ways, each);
      return { ...passage, has: best(inText), titled: best(titleWays), around: best(sourceWays) };
    })
    .map((passage) => ({ ...passage, score: scoreOf(terms, passage) }))
    .toSorted((one, other) => other.score - one.score);
  return fused(byWords).slice(0, KEPT);
};
