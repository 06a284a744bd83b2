import { fold } from '@psp/contracts/fold';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { soughtWords } from './question-words.ts';
import { ALL } from './words.ts';

/** A way to find a word of a question. */
export interface Alternative {
  /** A tsquery of stems. */
  query: string;
  /** Beginnings of folded words that all stand in a sentence with it. */
  beginnings: string[];
  /** 1 for the word itself, less for others. */
  factor: number;
  /** Number of passages with it. */
  passages: number;
}

/** A word of a question; rare ones weigh more. */
export interface Term {
  word: string;
  stem: string;
  /** Inverse document frequency, between 0 and 1. */
  weight: number;
  /** False for a word of the question before alone. */
  isAsked: boolean;
  alternatives: Alternative[];
}

interface Known {
  word: string;
  stem: string;
  beginning: string;
  passages: number;
  /** Stems that begin as this one does, and the word it was mistyped for. */
  near: { stem: string; beginning: string; passages: number }[];
  corrected: { stem: string; beginning: string; passages: number } | null;
}

const NEAR_MAX = 8;

/* Ends of stems by which forms of a verb and nouns made of it differ: vopsim, vopsesc, vopsit, vopsire; cumpara, cumparare, cumparator. */
const VERBAL =
  'esc est easc im iti ind ir it itor itur am at ati and ar are ator atur ed ead em eti er ut ui uir uit uiesc i'.split(
    ' ',
  );
const ENDS = [...VERBAL, 'ion', ...VERBAL.map((end) => `ion${end}`)];
const ROOT = 4;

/* A stem without its longest verbal end; the stem itself where too little would be left. */
const ROOT_OF = sql`coalesce(substring(stem from ${`^(.{${ROOT},}?)(?:${ENDS.join('|')})?$`}), stem)`;

/* Stems of the same root with another verbal end. */
const NEAR = sql`coalesce((select json_agg(json_build_object('stem', substr(n.word, 2), 'beginning', s.root, 'passages', n.passages))
  from (select w.word, w.passages from passage_word w
    where length(s.root) >= ${sql.lit(ROOT)} and w.word >= '=' || s.root and w.word < '=' || s.root || '{' and w.word <> '=' || s.stem
      and substr(w.word, length(s.root) + 2) = any (${[...ENDS, '']}::text[])
    order by w.passages desc, w.word limit ${sql.lit(NEAR_MAX)}) n), '[]')`;

/* The likeliest word of passages for one that no passage has. */
const CORRECTED = sql`(select json_build_object('stem', search_stem(c.word), 'beginning', search_beginning(c.word), 'passages', c.passages)
  from (select w.word, w.passages, search_distance(s.word, w.word) as distance from passage_word w
    where w.word !~ '^=' and w.word % s.word and length(s.word) > 3 and s.word !~ '[0-9]'
      and not exists (select from passage_word k where k.word in ('=' || s.stem, s.word))) c
  where c.distance = 1 or c.distance = 2 and length(s.word) > 5
  order by c.distance, left(c.word, 1) = left(s.word, 1) desc, c.passages desc, c.word limit 1)`;

const readKnown = async (db: Db, words: readonly string[]): Promise<{ known: Known[]; total: number }> => {
  const [row] = await db.run(
    sql<{
      known: Known[];
      total: number;
    }>`select coalesce((select passages from passage_word where word = ${ALL}), 0) as total,
      (select coalesce(json_agg(json_build_object('word', s.word, 'stem', s.stem, 'beginning', search_beginning(s.word),
          'passages', coalesce((select w.passages from passage_word w where w.word = '=' || s.stem), 0),
          'near', ${NEAR}, 'corrected', ${CORRECTED}) order by s.n), '[]')
        from (select distinct on (stem) word, n, stem, ${ROOT_OF} as root from unnest(${words}::text[]) with ordinality t (word, n), search_stem(word) stem
          order by stem, n) s) as known`,
  );
  return row ?? { known: [], total: 0 };
};

const quoted = (stem: string): string => `'=${stem.replaceAll("'", "''")}'`;

const NEAR_FACTOR = 0.8;
const CORRECTED_FACTOR = 0.9;
const SYNONYM_FACTOR = 0.9;

const alternativesOf = ({ stem, beginning, passages, near, corrected, word }: Known): Alternative[] => {
  const own = {
    query: /^[0-9]+$/.test(word) ? `'${word}'` : quoted(stem),
    beginnings: [beginning],
    factor: 1,
    passages,
  };
  const others = near.map((one) => ({ ...one, factor: NEAR_FACTOR }));
  if (corrected) others.push({ ...corrected, factor: CORRECTED_FACTOR });
  return [
    own,
    ...others.map((one) => ({
      query: quoted(one.stem),
      beginnings: [one.beginning],
      factor: one.factor,
      passages: one.passages,
    })),
  ];
};

/** A term of a group that means the same, with the stems and beginnings of its words. */
interface Synonym {
  stems: string[];
  beginnings: string[];
}

const readSynonyms = (db: Db): Promise<{ terms: Synonym[] }[]> =>
  db.run(sql<{ terms: Synonym[] }>`select searched as terms from assistant_synonym order by id`);

/* Each word of a term that was asked for is also found by the whole of the other terms of its group. */
const addSynonyms = (terms: Term[], groups: readonly { terms: Synonym[] }[]): void => {
  const asked = new Set(terms.map(({ stem }) => stem));
  for (const group of groups) {
    const said = group.terms.find(({ stems }) => stems.length > 0 && stems.every((stem) => asked.has(stem)));
    if (!said) continue;
    for (const other of group.terms) {
      if (other === said || other.stems.length === 0) continue;
      const query = other.stems.map(quoted).join(' & ');
      const added = { query, beginnings: other.beginnings, factor: SYNONYM_FACTOR, passages: 0 };
      for (const term of terms) if (said.stems.includes(term.stem)) term.alternatives.push(added);
    }
  }
};

/** How much a word of the question before counts that a following one does not repeat. */
const BEFORE = 0.5;

/**
 * Words of a question with what finds them: their own stem, near and mistyped ones, and synonyms. `before` is the question without
 * which it is not understood.
 */
export const readTerms = async (db: Db, question: string, before = ''): Promise<Term[]> => {
  const asked = soughtWords(question);
  const words = [...new Set([...asked, ...soughtWords(before)])];
  if (words.length === 0) return [];
  const [{ known, total }, groups] = await Promise.all([readKnown(db, words), readSynonyms(db)]);
  const most = Math.log(1 + (total + 0.5) / 0.5);
  const terms = known.map((one) => {
    const alternatives = alternativesOf(one);
    const passages = Math.min(total, Math.max(...alternatives.map((way) => way.passages)));
    const rarity = Math.log(1 + (total - passages + 0.5) / (passages + 0.5)) / most;
    const isAsked = asked.includes(one.word);
    const weight = rarity * (isAsked ? 1 : BEFORE);
    return { word: one.word, stem: one.stem, weight, isAsked, alternatives };
  });
  addSynonyms(terms, groups);
  return terms;
};

const WORD = /[\p{L}\p{N}]+/gu;

/** For each term the factor of its best alternative whose beginnings all stand in the text. */
export const factorsIn = (text: string, terms: readonly Term[]): number[] => {
  const words = fold(text).match(WORD) ?? [];
  return terms.map(({ alternatives }) =>
    Math.max(
      0,
      ...alternatives
        .filter(({ beginnings }) => beginnings.every((beginning) => words.some((word) => word.startsWith(beginning))))
        .map(({ factor }) => factor),
    ),
  );
};
