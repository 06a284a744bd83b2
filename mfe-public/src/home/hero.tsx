import type { HomeView } from '@psp/contracts/partners';
import { ButtonLink } from '@psp/design-system/button';
import { formatNumber } from '@psp/design-system/format';
import { Row } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { messages } from './messages.ts';
import { Steps } from './steps.tsx';

const Band = styled.section`
  background: linear-gradient(var(--surface), var(--canvas));
  border-bottom: 1px solid var(--line);
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(0, 0.85fr);
  gap: 48px;
  align-items: center;
  max-width: 1180px;
  margin: 0 auto;
  padding: 48px 32px;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: 28px; padding: 28px 16px 32px; }
`;

const Headline = styled.h1`
  color: var(--blue-900);
  font-size: 2.75rem;
  line-height: 1.12;
  letter-spacing: -0.02em;
  text-wrap: pretty;
  ${media.narrow} { font-size: 2rem; }
`;

const Lead = styled.p`
  margin: 16px 0 24px;
  color: var(--ink-muted);
  font-size: 1.25rem;
  ${media.narrow} { font-size: 1.125rem; }
`;

const Figures = styled.ul`
  display: flex;
  min-height: 5.5rem;
  margin: 32px 0 0;
  padding: 0;
  border-top: 1px solid var(--line);
  list-style: none;
  li { flex: 1; padding: 16px 16px 0 0; line-height: 1.35; color: var(--ink-muted); }
  li + li { padding-left: 20px; border-left: 1px solid var(--line); }
  strong { display: block; color: var(--blue-900); font-size: 1.875rem; line-height: 1.15; }
  ${media.narrow} { flex-wrap: wrap; font-size: 1rem; li { padding-right: 8px; } li + li { padding-left: 12px; } strong { font-size: 1.5rem; } }
`;

type Counts = Pick<HomeView, 'authorities' | 'firms' | 'completedProjects'>;

/** Headline, ways in, and how many are in the network; the figures are left out until they are known. */
export function Hero({ figures }: { figures: Counts | undefined }) {
  return (
    <Band>
      <Inside>
        <div>
          <Headline tabIndex={-1}>{messages.headline}</Headline>
          <Lead>{messages.lead}</Lead>
          <Row gap={12}>
            <ButtonLink href="/register?tip=uat">{messages.joinAsAuthority}</ButtonLink>
            <ButtonLink href="/register?tip=firma" variant="secondary">
              {messages.joinAsFirm}
            </ButtonLink>
            <ButtonLink href="/parteneri" variant="quiet">
              {messages.seePartners}
            </ButtonLink>
          </Row>
          <Figures aria-label={messages.figures}>{figures ? <Numbers {...figures} /> : null}</Figures>
        </div>
        <Steps />
      </Inside>
    </Band>
  );
}

function Numbers({ authorities, firms, completedProjects }: Counts) {
  const shown = [
    [authorities, messages.authorities],
    [firms, messages.firms],
    [completedProjects, messages.completedProjects],
  ] as const;
  return shown.map(([value, label]) => (
    <li key={label}>
      <strong>{formatNumber(value)}</strong> {label}
    </li>
  ));
}
