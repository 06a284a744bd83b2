import { RichText } from '@psp/design-system/rich-text';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Cover, type Covered } from './cover.tsx';

const Column = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  width: 100%;
  max-width: 760px;
  margin-inline: auto;
  /* Parts of a grid do not break between pages well. */
  @media print { display: block; max-width: none; > * + * { margin-top: 16px; } }
  /* Beside the author, in letters of the same size. */
  header ul ul { font-size: inherit; }
`;

const Illustration = styled.div`
  overflow: hidden;
  border-radius: 8px;
  break-inside: avoid;
`;

interface ArticleTextProps {
  /** Title and facts. */
  header: ReactNode;
  covered: Covered;
  /** HTML that the server has sanitised. */
  body: string;
  /** What follows the text. */
  children?: ReactNode;
}

/** An article as its readers see it: head, picture and text in one column. */
export function ArticleText({ header, covered, body, children }: ArticleTextProps) {
  return (
    <Column>
      {header}
      <Illustration>
        <Cover covered={covered} sizes="(max-width: 800px) 100vw, 760px" isEager />
      </Illustration>
      <RichText html={body} />
      {children}
    </Column>
  );
}
