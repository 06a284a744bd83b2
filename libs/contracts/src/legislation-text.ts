/* Text of an act as people paste it, and the articles and paragraphs that it is split into. */

/** Longest text of an act, in characters. Longer acts are kept in parts. */
export const ACT_TEXT_MAX = 200_000;
/** Longest paragraph, in characters. */
export const PARAGRAPH_MAX = 20_000;
/** Paragraphs of an act at most. */
export const PARAGRAPHS_MAX = 2000;

export interface ActParagraph {
  /** '5', '5^1', or '' for text without a number. */
  number: string;
  /** Part of the address of the paragraph; the same in all versions of the act. */
  anchor: string;
  text: string;
}

export interface ActArticle {
  /** '7', '7^1', 'II', or '' for what stands before the first article. */
  number: string;
  title: string;
  /** Chapter and section that it is in; '' for none. */
  chapter: string;
  anchor: string;
  paragraphs: ActParagraph[];
}

/** An article and the line of the text in which it begins, from 1. */
export interface SplitArticle extends ActArticle {
  line: number;
}

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const INDEX = `(?:\\s?\\^\\s?(\\d{1,3})|([${SUPERSCRIPT}]{1,3}))?`;
const ARTICLE = new RegExp(
  `^(?:Art\\.|ART\\.|Art|ART|Articolul|ARTICOLUL)\\s*(\\d{1,4}|[IVXLC]{1,7}|unic)${INDEX}(?![\\p{L}\\p{N}])\\s*(.*)$`,
  'u',
);
const PARAGRAPH = new RegExp(`^\\((\\d{1,3})${INDEX}\\)\\s*(.*)$`, 'u');
/* Divisions of an act from the largest. */
const DIVISIONS = [
  /^(?:PARTEA|Partea|CARTEA|Cartea)\s/u,
  /^(?:TITLUL|Titlul)\s/u,
  /^(?:CAPITOLUL|Capitolul)\s/u,
  /^(?:SECȚIUNEA|Secțiunea)\s/u,
];
const DIVISION_NUMBER = /^\p{L}+\s+(?:a\s|[IVXLC]+\b|\d+\b|I-a\b)/u;
/* A sentence that begins with a reference: "Art. 7 alin. (2) se aplică …". */
const REFERENCE = /^(?:,|;|și\s|sau\s|alin|lit|pct|din\s|al\s|ale\s|se\s|teza)/u;
const SEPARATOR = /^[.:]?\s*[-–—]\s*/u;
const TITLE_MAX = 160;
const isTitle = (line: string): boolean => line !== '' && line.length <= TITLE_MAX && !/[.;:,]$/u.test(line);

const numberOf = (number: string, plain: string | undefined, raised: string | undefined): string => {
  const index = plain ?? Array.from(raised ?? '', (digit) => SUPERSCRIPT.indexOf(digit)).join('');
  return index === '' ? number : `${number}^${index}`;
};

/* Spaces of all kinds become one, and ş, ţ become ș, ț. */
const cleanLine = (line: string): string =>
  line
    .replace(/[ÞŢţŞş]/gu, (letter) => ({ Ţ: 'Ț', ţ: 'ț', Ş: 'Ș', ş: 'ș' })[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();

const slug = (number: string): string => number.toLowerCase().replace('^', '_');
const OPENING = 'inceput';
const articleAnchor = (number: string): string => (number === '' ? OPENING : `art-${slug(number)}`);
const paragraphAnchor = (article: string, number: string): string =>
  number === '' ? article : `${article}-alin-${slug(number)}`;

interface Heading {
  number: string;
  /** What stands behind the number. */
  rest: string;
  /** The text was set apart by a dash, so that it is no title. */
  isText: boolean;
}

const headingOf = (line: string): Heading | null => {
  const [, number, plain, raised, behind = ''] = ARTICLE.exec(line) ?? [];
  if (number === undefined || REFERENCE.test(behind)) return null;
  const rest = behind.replace(SEPARATOR, '').replace(/^[.:]\s*/u, '');
  return { number: numberOf(number, plain, raised), rest, isText: SEPARATOR.test(behind) };
};

const levelOf = (line: string): number =>
  line.length <= TITLE_MAX && DIVISION_NUMBER.test(line) ? DIVISIONS.findIndex((division) => division.test(line)) : -1;

/** Reads the lines of a text in turn and collects its articles. */
class Splitter {
  readonly articles: SplitArticle[] = [];
  private readonly lines: string[];
  private at = 0;
  /** Headings of the divisions around the current line, by level. */
  private readonly divisions: string[] = [];
  /** Level of the division whose heading may go on in the next line; -1 outside of headings. */
  private openLevel = -1;

  constructor(text: string) {
    this.lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).map(cleanLine);
  }

  split(): SplitArticle[] {
    for (; this.at < this.lines.length; this.at += 1) {
      const line = this.lines[this.at] ?? '';
      if (line !== '') this.read(line);
    }
    return this.articles;
  }

  private read(line: string): void {
    const heading = headingOf(line);
    if (heading) return this.open(heading);
    const level = levelOf(line);
    if (level >= 0) {
      this.divisions.length = level;
      this.divisions[level] = line;
      this.openLevel = level;
      return;
    }
    if (this.openLevel >= 0 && !PARAGRAPH.test(line)) {
      this.divisions[this.openLevel] += ` ${line}`;
      return;
    }
    this.add(line);
  }

  private get chapter(): string {
    return this.divisions.filter(Boolean).join(' · ');
  }

  private begin(number: string): SplitArticle {
    this.openLevel = -1;
    const article = {
      number,
      title: '',
      chapter: this.chapter,
      anchor: articleAnchor(number),
      paragraphs: [],
      line: this.at + 1,
    };
    this.articles.push(article);
    return article;
  }

  /* The next line that is not empty, and its place. */
  private next(): { line: string; place: number } {
    let place = this.at + 1;
    while (this.lines[place] === '') place += 1;
    return { line: this.lines[place] ?? '', place };
  }

  private open({ number, rest, isText }: Heading): void {
    const article = this.begin(number);
    const { line, place } = this.next();
    if (rest === '') {
      const isFollowed = PARAGRAPH.test(this.lines.slice(place + 1).find(Boolean) ?? '');
      if (!isTitle(line) || !isFollowed || PARAGRAPH.test(line) || headingOf(line) || levelOf(line) >= 0) return;
      article.title = line;
      this.at = place;
    } else if (
      !isText &&
      isTitle(rest) &&
      !PARAGRAPH.test(rest) &&
      line !== '' &&
      !headingOf(line) &&
      levelOf(line) < 0
    ) {
      article.title = rest;
    } else this.add(rest);
  }

  private add(line: string): void {
    const article = this.articles.at(-1) ?? this.begin('');
    this.openLevel = -1;
    const [, number, plain, raised, rest = ''] = PARAGRAPH.exec(line) ?? [];
    const last = article.paragraphs.at(-1);
    if (number === undefined && last) {
      last.text = last.text === '' ? line : `${last.text}\n${line}`;
      return;
    }
    const own = number === undefined ? '' : numberOf(number, plain, raised);
    article.paragraphs.push({
      number: own,
      anchor: paragraphAnchor(article.anchor, own),
      text: number === undefined ? line : rest,
    });
  }
}

/**
 * Splits the text of an act into articles ("Art. 7", "Articolul 7^1") and paragraphs ("(5)"). What stands before the first article is
 * an article without a number. Runs once over the lines.
 */
export const splitAct = (text: string): SplitArticle[] => new Splitter(text).split();

/** Name of an article: "art. 7"; of a paragraph: "art. 7 alin. (5)". */
export const articleName = (number: string): string => (number === '' ? 'partea de început' : `art. ${number}`);
export const paragraphName = (article: string, number: string): string =>
  number === ''
    ? articleName(article)
    : article === ''
      ? `alin. (${number})`
      : `${articleName(article)} alin. (${number})`;

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

/** Returns what keeps a text from being saved, each with its place; empty for a text that can be kept. */
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
  return problems;
}
