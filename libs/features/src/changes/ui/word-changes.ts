import { type Change, diffArrays, diffWordsWithSpace } from 'diff';

/** A piece of a text that stayed, came (`added`) or went (`removed`). */
export type ChangedPart = Pick<Change, 'value' | 'added' | 'removed'>;

/*
 * Bounds the work, which grows with length times differences: texts that differ in more places read better as a whole struck
 * beside a whole added.
 */
const MOST_EDITS = 600;
const MOST_PARAGRAPH_EDITS = 2000;

/** Two texts as a whole struck beside a whole added. */
export const replaced = (before: string, after: string): ChangedPart[] =>
  [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ].filter(({ value }) => value !== '');

/** Two texts as one, word by word; one struck beside the other where they differ in too many places. */
export const wordChanges = (before: string, after: string): ChangedPart[] =>
  diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS }) ?? replaced(before, after);

/** Paragraphs of one text made of two: what changed, and of what stayed the neighbours; `gap` counts those left out before it. */
export interface ChangedParagraphs {
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

/* Runs of paragraphs that stayed (`parts` null), and what changed between them. */
function runsOf(before: string, after: string): Run[] {
  const [older, newer] = [paragraphsOf(before), paragraphsOf(after)];
  const changes = diffArrays(older, newer, { maxEditLength: MOST_PARAGRAPH_EDITS });
  if (!changes) return [{ lines: [], parts: replaced(before, after) }];
  const runs: (Run & { went: string[]; came: string[] })[] = [];
  for (const { value, added, removed } of changes) {
    const last = runs.at(-1);
    if (!added && !removed) runs.push({ lines: value, parts: null, went: [], came: [] });
    else if (last?.parts) last[added ? 'came' : 'went'].push(...value);
    else runs.push({ lines: [], parts: [], went: added ? [] : value.slice(), came: added ? value.slice() : [] });
  }
  return runs.map(({ lines, parts, went, came }) => ({
    lines,
    parts: parts && wordChanges(went.join('\n'), came.join('\n')),
  }));
}

/** What differs between two texts, with the paragraph before and after each change; none where both have the same paragraphs. */
export function changedParagraphs(before: string, after: string): ChangedParagraphs[] {
  const runs = runsOf(before, after);
  const shown: ChangedParagraphs[] = [];
  let gap = 0;
  const stays = (line: string | undefined) => {
    if (line !== undefined) shown.push({ gap, parts: [{ value: line, added: false, removed: false }] });
    gap = 0;
  };
  runs.forEach(({ lines, parts }, index) => {
    if (parts) return void shown.push({ gap, parts });
    const [isAfter, isBefore] = [index > 0, index < runs.length - 1];
    const kept = (isAfter ? 1 : 0) + (isBefore ? 1 : 0);
    if (lines.length <= kept) return lines.forEach(stays);
    if (isAfter) stays(lines[0]);
    gap = lines.length - kept;
    if (isBefore) stays(lines.at(-1));
  });
  return runs.some(({ parts }) => parts) ? shown : [];
}
