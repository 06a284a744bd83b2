import { Under } from '@psp/design-system/cells';
import { VisuallyHidden } from '@psp/design-system/page';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import type { ChangedParagraphs, ChangedPart } from './word-changes.ts';

const Words = styled.p`
  max-width: 70ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
  & + & { margin-top: 8px; }
`;

const Added = styled.ins`
  del + & { margin-left: 0.25em; }
  background: var(--fir-100);
  color: var(--fir-700);
  text-decoration: underline;
`;

const Removed = styled.del`
  background: var(--brick-100);
  color: var(--brick-700);
  text-decoration: line-through;
`;

function Part({ part: { value, added, removed } }: { part: ChangedPart }) {
  if (!added && !removed) return value;
  const Mark = added ? Added : Removed;
  return (
    <Mark>
      <VisuallyHidden>{added ? strings.added : strings.removed} </VisuallyHidden>
      {value}
    </Mark>
  );
}

/** Words with the added and removed ones marked, without a paragraph of their own. */
export const ChangedParts = ({ parts }: { parts: readonly ChangedPart[] }) =>
  parts.map((part, index) => <Part key={`${index} ${part.value.slice(0, 8)}`} part={part} />);

/** Text with its added and removed words marked. */
export const ChangedWords = ({ parts }: { parts: readonly ChangedPart[] }) => (
  <Words>
    <ChangedParts parts={parts} />
  </Words>
);

/** Long text with its changes marked; omitted unchanged paragraphs are counted. */
export const ChangedText = ({ paragraphs }: { paragraphs: readonly ChangedParagraphs[] }) => (
  <div>
    {paragraphs.map(({ gap, parts }, index) => (
      <div key={`${index} ${parts[0]?.value.slice(0, 8)}`}>
        {gap > 0 ? <Under>{strings.gap(gap)}</Under> : null}
        <ChangedWords parts={parts} />
      </div>
    ))}
  </div>
);
