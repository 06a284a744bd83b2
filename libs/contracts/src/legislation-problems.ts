import { articleName, type SplitArticle } from './legislation-text.ts';

/** Longest paragraph, in characters. */
const PARAGRAPH_MAX = 20_000;
/** Paragraphs of an act at most. */
const PARAGRAPHS_MAX = 2000;

/* The first number that occurs twice, with both rows. */
const twice = <Row extends { number: string }>(rows: readonly Row[]): [Row, Row] | null => {
  const seen = new Map<string, Row>();
  for (const row of rows) {
    const first = seen.get(row.number);
    if (first) return [first, row];
    seen.set(row.number, row);
  }
  return null;
};

/* More would not help who reads them. */
const PROBLEMS_MAX = 20;

/** Returns what keeps a text from being saved, each with its place, the first 20; empty for a text that can be kept. */
export function actProblems(articles: readonly SplitArticle[]): string[] {
  const problems: string[] = [];
  const same = twice(articles);
  if (same)
    problems.push(`Articolul ${same[0].number} apare de două ori: pe rândurile ${same[0].line} și ${same[1].line}.`);
  for (const { number, line, paragraphs } of articles) {
    const double = twice(paragraphs)?.[0];
    const where = `${articleName(number)} (rândul ${line})`;
    if (double) problems.push(`La ${where}, alineatul (${double.number}) apare de două ori.`);
    if (paragraphs.length === 0) problems.push(`La ${where} lipsește textul.`);
    const empty = paragraphs.find((paragraph) => paragraph.text === '');
    if (empty) problems.push(`La ${where}, alineatul (${empty.number}) nu are text.`);
    if (paragraphs.some(({ text }) => text.length > PARAGRAPH_MAX))
      problems.push(`La ${where}, un alineat are peste 20.000 de caractere.`);
  }
  const count = articles.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
  if (count > PARAGRAPHS_MAX) problems.push('Textul are peste 2.000 de alineate. Păstrați-l în mai multe acte.');
  if (count === 0) problems.push('Textul nu are niciun alineat.');
  return problems.slice(0, PROBLEMS_MAX);
}
