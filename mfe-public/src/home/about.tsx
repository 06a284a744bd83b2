import type { SectionContent } from '@psp/contracts/site-content';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import { Heading, Inside } from './section.tsx';

const Band = styled.section`
  padding-top: 72px;
  scroll-margin-top: 24px;
  ${media.narrow} { padding-top: 32px; }
`;

const Halves = styled(Inside)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: 20px 64px;
  ${media.narrow} { row-gap: 12px; }
  @media (max-width: 960px) { grid-template-columns: minmax(0, 1fr); }
`;

const Lead = styled.p`
  margin-top: 16px;
  color: var(--ink-muted);
  font-size: 1.1875rem;
  ${media.narrow} { margin-top: 8px; font-size: 1.0625rem; }
`;

const Aims = styled.dl`
  margin: 0;
  > div { display: grid; grid-template-columns: 150px minmax(0, 1fr); gap: 4px 24px; padding: 20px 0; border-top: 1px solid var(--line); }
  > div:first-child { padding-top: 4px; border-top: 0; }
  dt { color: var(--ochre-700); font-weight: 650; }
  dd { margin: 0; max-width: 60ch; }
  ${media.narrow} { > div { grid-template-columns: minmax(0, 1fr); gap: 0; padding: 8px 0; } }
`;

const Values = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: 24px 48px;
  grid-column: 1 / -1;
  margin: 12px 0 0;
  padding: 28px 0 0;
  border-top: 1px solid var(--line);
  line-height: 1.45;
  h3 { margin-bottom: 6px; color: var(--blue-900); font-family: var(--serif); font-size: 1.25rem; font-weight: 600; }
  p { color: var(--ink-muted); font-size: 1.0625rem; }
  ${media.narrow} { gap: 12px; margin: 0; padding-top: 12px; h3 { margin-bottom: 0; font-size: 1.125rem; } p { font-size: 1rem; } }
`;

/** Section about the association: mission, vision, objective and values. */
export function About({ about }: { about: SectionContent<'about'> }) {
  const aims = [
    [strings.mission, about.mission],
    [strings.vision, about.vision],
    [strings.objective, about.objective],
  ] as const;
  return (
    <Band id="despre" tabIndex={-1}>
      <Halves>
        <div>
          <Heading>{about.title}</Heading>
          <Lead>{about.lead}</Lead>
        </div>
        <Aims>
          {aims.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Aims>
        <Values aria-label={strings.values}>
          {about.values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Values>
      </Halves>
    </Band>
  );
}
