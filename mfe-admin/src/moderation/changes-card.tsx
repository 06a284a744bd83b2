import type { StoredArticleText } from '@psp/contracts/own-articles';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { VisuallyHidden } from '@psp/design-system/page';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { changesBetween, type FieldChange } from './changes.ts';
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
