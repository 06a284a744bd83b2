import { readFileSync } from 'node:fs';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { AnswerSource } from '@psp/contracts/assistant';
import type { Actor } from '@psp/domain/actor';
import { findAnswer, type StoredAnswer } from '@psp/domain/knowledge/assistant/answer';
import type { Passage } from '@psp/domain/knowledge/assistant/retrieve';
import { createReadDb } from '@psp/domain/read-db';

/** Where the answer to a labelled question stands: a passage of the source with this title that contains the text. */
interface Place {
  kind: AnswerSource;
  title: string;
  contains: string;
}

/** A question as a clerk asks it; without a place nothing in the demonstration's library answers it. */
interface LabelledQuestion extends Partial<Place> {
  question: string;
  /** Other places that answer as well. */
  also?: Place[];
}

/** Those that thresholds were chosen on, and those that are only measured. */
export type Part = 'tuning' | 'measured';
export const readQuestions = (part: Part): LabelledQuestion[] =>
  JSON.parse(readFileSync(new URL(`labelled/questions-${part}.json`, import.meta.url), 'utf8'));

/** Number of passages that count. */
const FIRST = 5;

type Found = Pick<Place, 'kind' | 'title'> & { text: string };

const placesOf = ({ kind, title, contains, also = [] }: LabelledQuestion): Place[] =>
  kind && title && contains ? [{ kind, title, contains }, ...also] : [];

const spaced = (text: string): string => text.replace(/\s+/g, ' ');
const isAmong = (places: readonly Place[], found: readonly Found[]): boolean =>
  places.some((place) =>
    found.some(
      ({ kind, title, text }) =>
        kind === place.kind && title === place.title && spaced(text).includes(spaced(place.contains)),
    ),
  );

/* Passages with any of the words, in the order of PostgreSQL's own ranking. */
const FULL_TEXT = `select p.source_kind as kind, p.title, p.text
    from public.passage p, (select replace(search_query(?)::text, '&', '|')::tsquery as words) q
    where p.vector @@ q.words order by ts_rank(p.vector, q.words, 1) desc, p.source_id limit ${FIRST}`;

const TRIGRAMS = `select p.source_kind as kind, p.title, p.text from public.passage p
    order by word_similarity(search_fold(?), search_fold(p.title || ' ' || p.heading || ' ' || p.text)) desc, p.source_id
    limit ${FIRST}`;

/** How well questions were answered; all figures are parts of one. */
export interface Judgement {
  questions: number;
  /** Of the questions with an answer: those whose passage is among the first five, and so for plain ways. */
  recall: number;
  fullText: number;
  trigrams: number;
  /** Of the questions without an answer: those that were refused. */
  refusedRightly: number;
  /** Of the questions with an answer: those that were refused. */
  refusedWrongly: number;
  /** Of the answers to questions with one: those that quote it. */
  quoted: number;
  /** Of all sentences: those that stand in the passage they cite. */
  supported: number;
  /** Questions with something wrong, for whoever works on it. */
  wrong: string[];
}

const part = (count: number, all: number): number => (all === 0 ? 1 : count / all);

/* What an answer quotes, as texts of the sources. */
const quotedBy = ({ passages }: StoredAnswer, found: readonly Passage[]): Found[] =>
  passages.flatMap(({ id, kind, quotes }) => {
    const title = found.find((passage) => passage.id === id)?.title ?? '';
    return [{ kind, title, text: quotes.join(' ') }];
  });

/** Asks all labelled questions of a part with the rights of an authority. The database holds the demonstration with counted words. */
export const judgeAnswers = async (orm: MikroORM, actor: Actor, of: Part): Promise<Judgement> => {
  const count = { answerable: 0, found: 0, fullText: 0, trigrams: 0, none: 0, refused: 0, refusedWrongly: 0 };
  const [sentences, quotes, wrong]: [boolean[], boolean[], string[]] = [[], [], []];
  const db = createReadDb(orm);
  const ask = (plain: string, question: string) => orm.em.fork().execute<Found[]>(plain, [question]);
  const questions = readQuestions(of);
  for (const labelled of questions) {
    const { question } = labelled;
    const places = placesOf(labelled);
    const { passages, answer } = await findAnswer(db, actor, { question, before: null });
    for (const { text, citations } of answer?.sentences ?? []) {
      const cited = answer?.passages.find(({ number }) => number === citations[0]);
      sentences.push(passages.some((passage) => passage.id === cited?.id && passage.text.includes(text)));
    }
    if (places.length === 0) {
      count.none += 1;
      if (answer) wrong.push(`answered: ${question} → ${answer.sentences[0]?.text}`);
      else count.refused += 1;
      continue;
    }
    count.answerable += 1;
    if (isAmong(places, passages.slice(0, FIRST))) count.found += 1;
    else wrong.push(`not found: ${question}`);
    if (answer) quotes.push(isAmong(places, quotedBy(answer, passages)));
    else {
      count.refusedWrongly += 1;
      wrong.push(`refused: ${question}`);
    }
    if (isAmong(places, await ask(FULL_TEXT, question))) count.fullText += 1;
    if (isAmong(places, await ask(TRIGRAMS, question))) count.trigrams += 1;
  }
  return {
    questions: questions.length,
    recall: part(count.found, count.answerable),
    fullText: part(count.fullText, count.answerable),
    trigrams: part(count.trigrams, count.answerable),
    refusedRightly: part(count.refused, count.none),
    refusedWrongly: part(count.refusedWrongly, count.answerable),
    quoted: part(quotes.filter(Boolean).length, quotes.length),
    supported: part(sentences.filter(Boolean).length, sentences.length),
    wrong,
  };
};
