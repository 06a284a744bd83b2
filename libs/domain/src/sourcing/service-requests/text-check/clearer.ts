import { fold } from '@psp/contracts/fold';
import type { TextChange, TextFault } from '@psp/contracts/request-text-check';
import { placesIn } from '@psp/contracts/places';
import { countWords, sentencesOf } from '../../../operating/rich-text/sentences.ts';
import { ABBREVIATIONS, EMPTY_STARTS, SHORTENED, WORDY } from './phrases.ts';

/** Words from which on a sentence is overlong. */
export const LONG_SENTENCE = 35;

/* Fewer words are no sentence of their own. */
const SHORT_PART = 4;

/** At most as many changes are proposed at once; a new check finds the others. */
export const CHANGES_MAX = 40;

const LOOSE: Record<string, string> = { ă: '[ăa]', â: '[âa]', î: '[îi]', ș: '[șs]', ț: '[țt]' };

/* Matches a phrase as whole words, in any case, also written without diacritics. */
const phrase = (words: string, tail = '(?![\\p{L}\\p{N}])'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.replace(/[ăâîșț]/g, (letter) => LOOSE[letter] ?? letter)}${tail}`, 'giu');

const rule = ([words, shorter]: readonly [string, string]): [RegExp, string] => [
  phrase(words, /[)\s.?]$/.test(words) ? '' : undefined),
  shorter,
];
const WORDY_RULES = WORDY.map(rule);
const SHORTENED_RULES = SHORTENED.map(rule);
const STARTS = EMPTY_STARTS.map((words) => new RegExp(`^${phrase(words, '').source}\\s+`, 'iu'));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/* Quotations, places to fill in, addresses of websites and e-mail addresses stay as they are. Bounded: the text may hold openings alone. */
const KEPT = /(„[^„”]{1,300}”|"[^"]{1,300}"|\[[^[\]]{0,80}\]|https?:\S+|[^\s@]{1,64}@\S+)/u;
const outsideKept = (text: string, change: (part: string) => string): string =>
  text
    .split(KEPT)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

const replaced = (text: string, rules: readonly [RegExp, string][]): string =>
  rules.reduce(
    (now, [words, by]) =>
      now.replace(words, (found, ...groups: unknown[]) => {
        const filled = by.replace('$1', () => String(groups[0]));
        return isCapital(found.trim()) ? capital(filled) : filled;
      }),
    text,
  );

const withoutEmptyStart = (text: string): string => {
  const start = STARTS.find((words) => words.test(text));
  return start ? capital(text.replace(start, '')) : text;
};

const shorter = (text: string): string => {
  // A phrase may stand beside a kept part, so each is looked at in the parts between.
  const changed = outsideKept(withoutEmptyStart(text), (part) => replaced(part, WORDY_RULES));
  return isCapital(text) ? capital(changed) : changed;
};

const writtenOut = (text: string): string => {
  const changed = outsideKept(text, (part) => replaced(part, SHORTENED_RULES));
  // The full stop of the last word ended the sentence too.
  return text.endsWith('.') && !/[.!?]$/.test(changed) ? `${changed}.` : changed;
};

/* "Cuprinde: a; b; c." becomes a list; other long sentences are divided where a new one may begin. */
const LIST = /^([^:\n]{3,200}:) (.+;.+;.+)$/u;
const DIVISION = /;\s+|,\s+(?:iar|totodat[ăa])\s+/iu;

const divided = (text: string): string => {
  if (countWords(text) <= LONG_SENTENCE) return text;
  const [, lead, items] = LIST.exec(text) ?? [];
  if (lead && items)
    return `${lead}\n${items
      .split(/;\s+/)
      .map((item) => `- ${item}`)
      .join(';\n')}`;
  if (placesIn(text).some(({ words }) => words.includes(';'))) return text;
  const parts = text.split(DIVISION);
  if (parts.some((part) => countWords(part) < SHORT_PART)) return text;
  return parts.map((part, index) => (index === 0 ? part : capital(part))).join('. ');
};

/* Explains each abbreviation where it stands first, unless the text says anywhere what it stands for. */
const explainer = (whole: string) => {
  const said = fold(whole);
  const isExplained = ([short, meaning]: [string, string]): boolean =>
    said.includes(fold(meaning)) || whole.includes(`(${short})`) || whole.includes(`${short} (`);
  const left = new Map(Object.entries(ABBREVIATIONS).filter((one) => !isExplained(one)));
  return (text: string): string =>
    outsideKept(text, (part) =>
      part.replace(/(?<![\p{L}\p{N}.-])(\p{Lu}{2,5})(-\p{L}{1,4})?(?![\p{L}\p{N}-])/gu, (found, short: string) => {
        const meaning = left.get(short);
        left.delete(short);
        return meaning ? `${found} (${meaning})` : found;
      }),
    );
};

/**
 * Proposes clearer wording for a plain text, sentence by sentence, in their order: shorter phrases, words written out, abbreviations
 * explained, long sentences divided. A long sentence that no rule divides is named without a proposal.
 */
export const clearerText = (text: string): TextChange[] => {
  const explained = explainer(text);
  const changes: TextChange[] = [];
  for (const { at, text: before } of sentencesOf(text)) {
    const why: TextFault[] = [];
    const step = (fault: TextFault, now: string, change: (text: string) => string): string => {
      const next = change(now);
      if (next !== now) why.push(fault);
      return next;
    };
    const clear = step('abbreviated', step('wordy', before, shorter), (now) => explained(writtenOut(now)));
    const after = step('long', clear, divided);
    if (why.length > 0) changes.push({ at, before, after, why });
    else if (countWords(before) > LONG_SENTENCE) changes.push({ at, before, after: null, why: ['long'] });
  }
  return changes.slice(0, CHANGES_MAX);
};
