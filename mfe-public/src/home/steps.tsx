import type { SectionContent } from '@psp/contracts/site-content';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { Section } from './section.tsx';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 32px;
  counter-reset: step;
  li { padding-top: 20px; border-top: 2px solid var(--blue-100); line-height: 1.45; counter-increment: step; }
  li::before {
    content: counter(step);
    content: counter(step) / '';
    color: var(--blue-600);
    font-family: var(--serif);
    font-size: 2rem;
    font-weight: 600;
    line-height: 1;
  }
  li:last-child { border-color: var(--ochre-400); }
  h3 { margin: 10px 0 6px; }
  p { color: var(--ink-muted); font-size: 1.0625rem; }
  @media (max-width: 1000px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    li { position: relative; padding: 10px 0 10px 40px; }
    li::before { position: absolute; top: 10px; left: 4px; font-size: 1.625rem; }
    h3 { margin: 0; }
  }
`;

/** How it works, in four steps. */
export function Steps({ steps: { title, items } }: { steps: SectionContent<'steps'> }) {
  return (
    <Section id="cum-functioneaza" title={title}>
      <List>
        {items.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
