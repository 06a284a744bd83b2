import type { LibraryView } from '@psp/contracts/library';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { RichText } from '@psp/design-system/rich-text';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

/** Address of the text before the first heading; no heading has such an address. */
export const LEAD_ANCHOR = 'inceput_document';

const Sections = styled.div`
  display: grid;
  gap: 24px;
  section { scroll-margin-top: 80px; }
  h3, h4, h5 { margin-bottom: 8px; color: var(--blue-900); font-size: 1.25rem; line-height: 1.3; }
  h4 { font-size: 1.125rem; }
  h5 { font-size: 1rem; }
`;

/** Scrolls to the passage that the address names, which is on the page only when the document is. */
export function useShownPassage(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

/** The text of a document, each section with an address of its own. */
export function TextCard({
  document: { sections, readingMinutes },
}: {
  document: Pick<LibraryView, 'sections' | 'readingMinutes'>;
}) {
  if (sections.length === 0) return null;
  return (
    <Card aria-label={strings.content}>
      <CardHeader title={strings.content} action={strings.reading(readingMinutes)} />
      <CardBody>
        <Sections>
          {sections.map(({ anchor, heading, level, html }) => {
            const Heading = `h${level + 1}` as 'h3';
            return (
              <section key={anchor} id={anchor || LEAD_ANCHOR}>
                {heading ? <Heading>{heading}</Heading> : null}
                {html ? <RichText html={html} /> : null}
              </section>
            );
          })}
        </Sections>
      </CardBody>
    </Card>
  );
}
