import { media } from '@psp/design-system/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Container as wide as the header and the footer. */
export const Inside = styled.div`
  max-width: 1180px;
  margin: 0 auto;
  padding-inline: 32px;
  ${media.narrow} { padding-inline: 16px; }
`;

const Band = styled.section`
  padding-block: 72px 0;
  scroll-margin-top: 24px;
  &:last-child { padding-bottom: 88px; }
  ${media.narrow} { padding-top: 32px; &:last-child { padding-bottom: 40px; } }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 24px;
  margin-bottom: 28px;
  a { display: inline-block; min-height: 24px; }
  ${media.narrow} { margin-bottom: 12px; }
`;

/** Second-level heading of the landing page. */
export const Heading = styled.h2`
  color: var(--blue-900);
  font-family: var(--serif);
  font-size: 2rem;
  font-weight: 600;
  letter-spacing: -0.015em;
  ${media.narrow} { font-size: 1.5rem; }
`;

interface SectionProps {
  /** URL fragment of the section. */
  id?: string;
  title: string;
  /** Link to the complete list. */
  more?: ReactNode;
  children: ReactNode;
}

/** Section of the landing page with its heading. */
export function Section({ id, title, more, children }: SectionProps) {
  return (
    <Band id={id} tabIndex={id ? -1 : undefined}>
      <Inside>
        <Head>
          <Heading>{title}</Heading>
          {more}
        </Head>
        {children}
      </Inside>
    </Band>
  );
}
