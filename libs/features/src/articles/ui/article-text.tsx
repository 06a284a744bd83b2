import { RichText } from '@psp/design-system/rich-text';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Contents, withAnchors } from './contents.tsx';
import { Cover, type CoverSource } from './cover.tsx';

const Column = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  width: 100%;
  max-width: 760px;
  margin-inline: auto;
  /* Grid items do not break well between printed pages. */
  @media print { display: block; max-width: none; > * + * { margin-top: 16px; } }
  /* The nested list beside the author has the author's font size. */
  header ul ul { font-size: inherit; }
`;

const Illustration = styled.div`
  overflow: hidden;
  border-radius: 8px;
  break-inside: avoid;
`;

interface ArticleTextProps {
  /** Title and metadata. */
  header: ReactNode;
  covered: CoverSource;
  /** HTML sanitised by the server. */
  body: string;
  /** Content after the text. */
  children?: ReactNode;
}

/** Article as readers see it: header, picture, contents and text in one column. */
export function ArticleText({ header, covered, body, children }: ArticleTextProps) {
  const { html, headings } = withAnchors(body);
  return (
    <Column>
      {header}
      <Illustration>
        <Cover covered={covered} sizes="(max-width: 800px) 100vw, 760px" isEager />
      </Illustration>
      <Contents headings={headings} />
      <RichText html={html} />
      {children}
    </Column>
  );
}
