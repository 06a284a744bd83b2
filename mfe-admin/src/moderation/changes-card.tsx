import type { StoredArticleText } from '@psp/contracts/own-articles';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { ChangedWords } from '@psp/features/changes/ui/changed-words';
import { strings as marks } from '@psp/features/changes/ui/strings';
import { type ChangedPart, wordChanges } from '@psp/features/changes/ui/word-changes';
import { useMemo } from 'react';
import { strings } from './strings.ts';

/** How two texts of an article differ, the words that came and went marked. */
export function ChangesCard({ before, after }: { before: StoredArticleText; after: StoredArticleText }) {
  const changes = useMemo(() => changesBetween(before, after), [before, after]);
  return (
    <Card aria-label={strings.changes}>
      <CardHeader title={strings.changes} />
      {changes.length === 0 ? <CardBody>{strings.noChanges}</CardBody> : <CardBody>{marks.legend}</CardBody>}
      {changes.map(({ field, parts }) => (
        <CardBody key={field}>
          <h3>{strings.fields[field]}</h3>
          <ChangedWords parts={parts} />
        </CardBody>
      ))}
    </Card>
  );
}

/** A field of an article in which two texts differ, word by word; of what stays the same, only what stands beside. */
interface FieldChange {
  field: 'title' | 'category' | 'summary' | 'cover' | 'body';
  parts: readonly ChangedPart[];
}

/* Ends of blocks become ends of lines, so that paragraphs stay apart. */
const BLOCK_END = /<\/(p|h[2-4]|li|blockquote|tr|caption)>|<(br|hr|img)[^>]*>/g;

/** The words of a sanitised HTML text, a block on each line. */
export function wordsOf(html: string): string {
  const lines = html.replace(BLOCK_END, '$&\n');
  const text = new DOMParser().parseFromString(lines, 'text/html').body.textContent ?? '';
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

const readable = ({ title, categoryName, summary, coverAlt, body }: StoredArticleText) =>
  ({ title, category: categoryName, summary, cover: coverAlt, body: wordsOf(body) }) as const;

/** How much of what stays the same is shown beside a change, in characters. */
const CONTEXT = 160;

/* Of a long text only what stands beside its changes is worth reading again. */
const shortened = (parts: readonly ChangedPart[]): ChangedPart[] =>
  parts.map((part, index) => {
    const { value, added, removed } = part;
    if (added || removed || value.length <= 3 * CONTEXT) return part;
    const before = index === 0 ? '' : value.slice(0, CONTEXT);
    const after = index === parts.length - 1 ? '' : value.slice(-CONTEXT);
    return { ...part, value: `${before} […] ${after}` };
  });

/** What another text changes, field by field; nothing where both read the same. */
export function changesBetween(before: StoredArticleText, after: StoredArticleText): FieldChange[] {
  const [old, now] = [readable(before), readable(after)];
  const fields = ['title', 'category', 'summary', 'cover', 'body'] as const;
  return fields
    .filter((field) => old[field] !== now[field])
    .map((field) => ({ field, parts: shortened(wordChanges(old[field], now[field])) }));
}
