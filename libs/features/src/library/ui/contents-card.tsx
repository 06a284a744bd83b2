import type { LibrarySection } from '@psp/contracts/library';
import { Card, CardHeader } from '@psp/design-system/card';
import { screenOnly } from '@psp/design-system/print-style';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

/** Sections from which on a text has a contents list. */
const LONG = 3;

const List = styled.ol`
  margin: 0;
  padding: 8px 20px 16px;
  list-style: none;
  a { display: inline-block; min-height: 24px; padding: 4px 0; }
  li[data-level='3'] { padding-left: 16px; }
  li[data-level='4'] { padding-left: 32px; }
`;

/** Links to the sections of a long text; nothing for a short one. */
export function ContentsCard({ sections }: { sections: readonly LibrarySection[] }) {
  const headed = sections.filter(({ anchor }) => anchor !== '');
  if (headed.length < LONG) return null;
  return (
    <nav {...screenOnly} aria-label={strings.contents}>
      <Card>
        <CardHeader title={strings.contents} />
        <List>
          {headed.map(({ anchor, heading, level }) => (
            <li key={anchor} data-level={level}>
              <a href={`#${anchor}`}>{heading}</a>
            </li>
          ))}
        </List>
      </Card>
    </nav>
  );
}
