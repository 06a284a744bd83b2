import { type Change, diffArrays, diffWordsWithSpace } from 'diff';

/** Part of a text that is unchanged, `added` or `removed`. */
export type ChangedPart = Pick<Change, 'value' | 'added' | 'removed'>;

/*
 * Limits of the comparison, whose cost grows with length times differences. Texts with more differences are easier to read as a
 * whole removed and a whole added text.
 */
const MAX_WORD_EDITS = 600;
const MAX_PARAGRAPH_EDITS = 2000;

/** Returns the whole text before as removed and the whole text after as added. */
export const replaced = (before: string, after: string): ChangedPart[] =>
  [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ].filter(({ value }) => value !== '');

/** Compares two texts word by word; texts with more than `maxEdits` differences are replaced as a whole. */
export const wordChanges = (before: string, after: string, maxEdits = MAX_WORD_EDITS): ChangedPart[] =>
  diffWordsWithSpace(before, after, { maxEditLength: maxEdits }) ?? replaced(before, after);

/* Only spaces, beside a change: not worth an interruption of it. */
const isGap = ({ value, added, removed }: ChangedPart): boolean => !added && !removed && value.trim() === '';

/** Joins changes with nothing but spaces between them, so that a phrase reads as one removed and one added whole. */
export function phraseChanges(before: string, after: string): ChangedPart[] {
  const runs: ChangedPart[][] = [];
  let isOpen = false;
  for (const part of wordChanges(before, after)) {
    const isChange: boolean = part.added || part.removed || (isOpen && isGap(part));
    if (isChange && isOpen) runs.at(-1)?.push(part);
    else runs.push([part]);
    isOpen = isChange;
  }
  return runs.flatMap((run) => {
    if (!run.some(({ added, removed }) => added || removed)) return run;
    const said = (isLeftOut: 'added' | 'removed') => run.map((part) => (part[isLeftOut] ? '' : part.value)).join('');
    return replaced(said('added'), said('removed'));
  });
}

/** Changed paragraphs, or an unchanged one next to a change. */
export interface ChangedParagraphs {
  /** Number of unchanged paragraphs omitted before it. */
  gap: number;
  parts: ChangedPart[];
}

interface Run {
  lines: string[];
  parts: ChangedPart[] | null;
}

const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

/* Returns alternating runs of unchanged paragraphs (`parts` null) and of changes. */
function runsOf(before: string, after: string): Run[] {
  const [older, newer] = [paragraphsOf(before), paragraphsOf(after)];
  const changes = diffArrays(older, newer, { maxEditLength: MAX_PARAGRAPH_EDITS });
  if (!changes) return [{ lines: [], parts: replaced(before, after) }];
  const runs: (Run & { removed: string[]; added: string[] })[] = [];
  for (const { value, added, removed } of changes) {
    const last = runs.at(-1);
    if (!added && !removed) runs.push({ lines: value, parts: null, removed: [], added: [] });
    else if (last?.parts) last[added ? 'added' : 'removed'].push(...value);
    else runs.push({ lines: [], parts: [], removed: added ? [] : value.slice(), added: added ? value.slice() : [] });
  }
  return runs.map(({ lines, parts, removed, added }) => ({
    lines,
    parts: parts && wordChanges(removed.join('\n'), added.join('\n')),
  }));
}

/** Compares two texts; returns the changes, each with the paragraph before and after it; empty when all paragraphs are equal. */
export function changedParagraphs(before: string, after: string): ChangedParagraphs[] {
  const runs = runsOf(before, after);
  const shown: ChangedParagraphs[] = [];
  let gap = 0;
  const showUnchanged = (line: string | undefined) => {
    if (line !== undefined) shown.push({ gap, parts: [{ value: line, added: false, removed: false }] });
    gap = 0;
  };
  runs.forEach(({ lines, parts }, index) => {
    if (parts) return void shown.push({ gap, parts });
    const [isAfter, isBefore] = [index > 0, index < runs.length - 1];
    const kept = (isAfter ? 1 : 0) + (isBefore ? 1 : 0);
    if (lines.length <= kept) return lines.forEach(showUnchanged);
    if (isAfter) showUnchanged(lines[0]);
    gap = lines.length - kept;
    if (isBefore) showUnchanged(lines.at(-1));
  });
  return runs.some(({ parts }) => parts) ? shown : [];
}
