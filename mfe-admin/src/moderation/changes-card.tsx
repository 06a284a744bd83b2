import type { StoredArticleText } from '@psp/contracts/own-articles';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { VisuallyHidden } from '@psp/design-system/page';
import { type Change, diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Words = styled.p`
  max-width: 70ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
  ins { background: var(--fir-100); color: var(--fir-700); text-decoration: underline; }
  del { background: var(--brick-100); color: var(--brick-700); text-decoration: line-through; }
`;

/** How two texts of an article differ, the words that came and went marked. */
export function ChangesCard({ before, after }: { before: StoredArticleText; after: StoredArticleText }) {
  const changes = useMemo(() => changesBetween(before, after), [before, after]);
  return (
    <Card aria-label={strings.changes}>
      <CardHeader title={strings.changes} />
      {changes.length === 0 ? <CardBody>{strings.noChanges}</CardBody> : <CardBody>{strings.changesLegend}</CardBody>}
      {changes.map(({ field, parts }) => (
        <CardBody key={field}>
          <h3>{strings.fields[field]}</h3>
          <Words>
            {parts.map((part, index) => (
              <Part key={`${index} ${part.value.slice(0, 8)}`} part={part} />
            ))}
          </Words>
        </CardBody>
      ))}
    </Card>
  );
}

function Part({ part: { value, added, removed } }: { part: FieldChange['parts'][number] }) {
  if (!added && !removed) return value;
  const Mark = added ? 'ins' : 'del';
  return (
    <Mark>
      <VisuallyHidden>{added ? strings.added : strings.removed} </VisuallyHidden>
      {value}
    </Mark>
  );
}

type Part = Pick<Change, 'value' | 'added' | 'removed'>;

/** A field of an article in which two texts differ, word by word; of what stays the same, only what stands beside. */
interface FieldChange {
  field: 'title' | 'category' | 'summary' | 'cover' | 'body';
  parts: readonly Part[];
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
const shortened = (parts: readonly Part[]): Part[] =>
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
    .map((field) => ({ field, parts: shortened(diffWordsWithSpace(old[field], now[field])) }));
}
