import type { SectionContent } from '@psp/contracts/site-content';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { Section } from './section.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  gap: 24px;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: 12px; }
`;

const Quotation = styled.figure`
  display: flex;
  flex-direction: column;
  height: 100%;
  margin: 0;
  padding: 28px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  &::before {
    content: '„';
    content: '„' / '';
    height: 36px;
    color: var(--ochre-400);
    font-family: var(--serif);
    font-size: 4rem;
    font-weight: 600;
    line-height: 0;
  }
  blockquote { flex: 1; margin: 0 0 20px; font-size: 1.125rem; line-height: 1.5; }
  figcaption { line-height: 1.4; }
  strong { display: block; font-weight: 650; }
  span { color: var(--ink-muted); font-size: 1rem; }
  ${media.narrow} { padding: 16px; &::before { height: 30px; font-size: 3.25rem; } blockquote { margin-bottom: 8px; font-size: 1.0625rem; } }
`;

/** Testimonials of members; renders nothing without any. */
export function Testimonials({ testimonials: { title, items } }: { testimonials: SectionContent<'testimonials'> }) {
  if (items.length === 0) return null;
  return (
    <Section id="marturii" title={title}>
      <List>
        {items.map(({ quote, name, role }) => (
          <li key={name + quote}>
            <Quotation>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <strong>{name}</strong>
                <span>{role}</span>
              </figcaption>
            </Quotation>
          </li>
        ))}
      </List>
    </Section>
  );
}
