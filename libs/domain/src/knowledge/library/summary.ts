import { fold } from '@psp/contracts/fold';
import type { LibrarySummary } from '@psp/contracts/library';
import { sql } from 'kysely';
import { countWords, sentencesOf } from '../../operating/rich-text/sentences.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { isReadableBy, type Reader } from '../passages/readable.ts';

/** Bytes of text from which on a document is long: about five minutes of reading. */
const LONG_BYTES = 6000;
/** Most sentences of a summary, and most of one part of the document. */
const SENTENCES_MAX = 7;
const OF_PART_MAX = 2;
/** Words of a sentence that can stand alone. */
const [SHORT, LONG] = [6, 45];
/** At most as many passages are read, the first of each part before the others. */
const PASSAGES_MAX = 300;

/**
 * SQL condition: the shown version `v` of the document `d` is the published one, which alone has passages, and is long. Counts bytes,
 * for which the texts need not be read.
 */
export const IS_LONG = sql`(v.number = d.edition and (select coalesce(sum(octet_length(p.text)), 0) >= ${sql.lit(LONG_BYTES)}
  from passage p where p.source_kind = 'library' and p.source_id = d.id))`;

interface Passage {
  position: number;
  anchor: string;
  heading: string;
  text: string;
}

const OBLIGES =
  /\b(trebuie|obligat\w*|obligatori\w*|este interzis|se interzice|nu (poate|pot|se poate)|numai daca|are dreptul|raspunde)\b/;
const DATED = /\b(termen\w*|in cel mult|cel tarziu|pana la|cel putin|cel mult|de la data)\b/;
const FIGURE = /\d[\d.,]*\s*(de )?(zile|luni|ani|ore|lei|euro|ron|%|la suta|exemplare|ori)/;

const weightOf = (text: string, isFirst: boolean): number => {
  const folded = fold(text);
  return [isFirst, OBLIGES.test(folded), DATED.test(folded), FIGURE.test(folded)].filter(Boolean).length;
};

const canStandAlone = (text: string): boolean => {
  const words = countWords(text);
  return words >= SHORT && words <= LONG && /^[\p{Lu}\d„]/u.test(text) && /[.!]["”]?$/.test(text);
};

/**
 * Chooses the sentences that say most, by rule: the first below a heading, and those with an obligation, a deadline or a figure. In the
 * order of the document, each with its place; empty when fewer than two can stand alone.
 */
export const summaryOf = (passages: readonly Passage[]): LibrarySummary['sentences'] => {
  const parts = new Set<string>();
  const all = passages.flatMap(({ position, anchor, heading, text }) => {
    const part = `${anchor} ${heading}`;
    const isBeginning = heading !== '' && !parts.has(part);
    parts.add(part);
    return sentencesOf(text).map((sentence, index) => ({
      ...{ part, position, index, anchor, heading, text: sentence.text },
      weight: weightOf(sentence.text, isBeginning && index === 0),
    }));
  });
  const said = new Set<string>();
  const counts = new Map<string, number>();
  const chosen = all
    .filter(({ text, weight }) => weight > 0 && canStandAlone(text))
    .toSorted((one, other) => other.weight - one.weight)
    .filter(({ part, text }) => {
      const count = counts.get(part) ?? 0;
      if (count >= OF_PART_MAX || said.has(text)) return false;
      counts.set(part, count + 1);
      said.add(text);
      return true;
    })
    .slice(0, SENTENCES_MAX);
  if (chosen.length < 2) return [];
  return chosen
    .toSorted((one, other) => one.position - other.position || one.index - other.index)
    .map(({ anchor, heading, text }) => ({ anchor, heading, text }));
};

/**
 * The summary of the published version of a document, made anew at each reading; without sentences for a short one. Null for a document
 * that the actor, or a visitor (null), may not open. The description, which the page shows already, is left out.
 */
export const summariseDocument = async (db: Db, reader: Reader, id: string): Promise<LibrarySummary | null> => {
  const row = await oneRow(
    db,
    sql<{ isLong: boolean; passages: Passage[] }>`select ${IS_LONG} as "isLong", (select coalesce(json_agg(
        json_build_object('position', p.position, 'anchor', p.anchor, 'heading', p.heading, 'text', p.text) order by p.position), '[]')
      from (select p.*, row_number() over (partition by p.anchor, p.heading order by p.position) as place from passage p
        where p.source_kind = 'library' and p.source_id = d.id and p.position > 0
        order by place, p.position limit ${sql.lit(PASSAGES_MAX)}) p) as passages
      from library_document d join library_version v on v.document_id = d.id and v.number = d.edition
      where d.id = ${id} and ${isReadableBy(reader)}`,
  );
  return row && { sentences: row.isLong ? summaryOf(row.passages) : [] };
};
