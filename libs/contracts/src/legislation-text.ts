/* Text of an act as people paste it, and the articles and paragraphs that it is split into. */

/** Longest text of an act, in characters. Longer acts are kept in parts. */
export const ACT_TEXT_MAX = 200_000;
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

const COMMA: Record<string, string> = { Ţ: 'Ț', ţ: 'ț', Ş: 'Ș', ş: 'ș' };

/* Spaces of all kinds become one, and ş, ţ become ș, ț. */
const linesOf = (text: string): string[] =>
  text
    .replace(/[ŢţŞş]/gu, (letter) => COMMA[letter] ?? letter)
    .replace(/\r\n|[\r\u2028\u2029]/gu, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .split('\n')
    .map((line) => line.trim());

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
  /** Largest division that began after the last article; Infinity for none. */
  private newLevel = Number.POSITIVE_INFINITY;
  /** Headings of divisions without articles, which stay before the next one. */
  private empty: string[] = [];
  /** Divisions of the articles that follow; null from a new division to its first article. */
  private chapter: string | null = '';

  constructor(text: string) {
    this.lines = linesOf(text);
  }

  split(): SplitArticle[] {
    for (; this.at < this.lines.length; this.at += 1) {
      const line = this.lines[this.at] ?? '';
      if (line !== '') this.read(line);
    }
    this.addHeadings();
    return this.articles;
  }

  private read(line: string): void {
    const heading = headingOf(line);
    if (heading) return this.open(heading);
    const level = levelOf(line);
    if (level >= 0) this.divide(level, line);
    else if (this.openLevel >= 0 && !PARAGRAPH.test(line)) this.divisions[this.openLevel] += ` ${line}`;
    else this.add(line);
  }

  private divide(level: number, line: string): void {
    this.empty.push(...this.divisions.slice(Math.max(level, this.newLevel)).filter(Boolean));
    this.divisions.length = level;
    this.divisions[level] = line;
    this.openLevel = level;
    this.newLevel = Math.min(this.newLevel, level);
    this.chapter = null;
  }

  /* Ends the headings before an article or a text; returns those that began after the last article. */
  private endHeadings(): string[] {
    const headings = [...this.empty, ...this.divisions.slice(this.newLevel).filter(Boolean)];
    this.chapter ??= [...this.divisions.slice(0, this.newLevel).filter(Boolean), ...headings].join(' · ');
    this.empty = [];
    this.openLevel = -1;
    this.newLevel = Number.POSITIVE_INFINITY;
    return headings;
  }

  /* Headings that no article follows are text. */
  private addHeadings(): void {
    const headings = this.endHeadings();
    if (headings.length > 0) this.add(headings.join(' · '));
  }

  private begin(number: string): SplitArticle {
    this.endHeadings();
    const chapter = this.chapter ?? '';
    const article = { number, title: '', chapter, anchor: articleAnchor(number), paragraphs: [], line: this.at + 1 };
    this.articles.push(article);
    return article;
  }

  /* The next line after a place that is not empty, and its own place. */
  private after(from: number): { line: string; place: number } {
    let place = from + 1;
    while (this.lines[place] === '') place += 1;
    return { line: this.lines[place] ?? '', place };
  }

  private open({ number, rest, isText }: Heading): void {
    const article = this.begin(number);
    const { line, place } = this.after(this.at);
    if (rest === '') {
      const isFollowed = PARAGRAPH.test(this.after(place).line);
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
    if (this.articles.length > 0) this.addHeadings();
    const article = this.articles.at(-1) ?? this.begin('');
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
