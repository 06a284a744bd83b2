import type { SectionContent } from '@psp/contracts/site-content';
import { ButtonLink } from '@psp/design-system/button';
import { media } from '@psp/design-system/theme';
import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import { useOwnArea } from './own-area.ts';
import { Inside } from './section.tsx';

const Band = styled.section`
  padding-top: 64px;
  scroll-margin-top: 24px;
  ${media.narrow} { padding-top: 32px; }
`;

const TwoPanels = styled(Inside)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: 16px; }
`;

const Panel = styled.div<{ $isDark: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: 32px;
  border: 1px solid ${({ $isDark }) => ($isDark ? 'var(--blue-900)' : 'var(--line)')};
  border-radius: 8px;
  background: ${({ $isDark }) => ($isDark ? 'var(--blue-900)' : 'var(--surface)')};
  color: ${({ $isDark }) => ($isDark ? '#ffffff' : 'var(--ink)')};
  --eyebrow: ${({ $isDark }) => ($isDark ? '#f3ce83' : 'var(--ochre-700)')};
  --tick: ${({ $isDark }) => ($isDark ? '#f3ce83' : 'var(--fir-700)')};
  @media (forced-colors: active) { --eyebrow: CanvasText; --tick: CanvasText; }
  h2 { margin: 10px 0 12px; font-size: 1.625rem; letter-spacing: -0.015em; }
  ${media.narrow} { padding: 16px; h2 { margin: 4px 0 8px; font-size: 1.25rem; } ul { margin-bottom: 16px; font-size: 1rem; } li { padding: 4px 0; } }
`;

const Eyebrow = styled.span`
  color: var(--eyebrow);
  font-size: 1rem;
  font-weight: 650;
`;

const Benefits = styled.ul`
  flex: 1;
  margin: 0 0 24px;
  line-height: 1.45;
  li { display: flex; gap: 10px; padding: 6px 0; }
  svg { width: 20px; height: 20px; margin-top: 0.2em; color: var(--tick); }
`;

interface AudienceProps {
  audience: SectionContent<'audiences'>['firms'];
  kind: 'uat' | 'firma';
  join: string;
  isDark?: boolean;
}

function Audience({ audience: { name, title, benefits }, kind, join, isDark = false }: AudienceProps) {
  const own = useOwnArea();
  return (
    <Panel $isDark={isDark} data-on-dark={isDark ? '' : undefined}>
      <Eyebrow>{name}</Eyebrow>
      <h2>{title}</h2>
      <Benefits>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Check aria-hidden />
            {benefit}
          </li>
        ))}
      </Benefits>
      {own ? null : <ButtonLink href={`/register?tip=${kind}`}>{join}</ButtonLink>}
      {own?.kind === kind ? <ButtonLink href={own.href}>{own.label}</ButtonLink> : null}
    </Panel>
  );
}

/** Benefits for the two audiences, side by side. */
export function Audiences({ audiences }: { audiences: SectionContent<'audiences'> }) {
  return (
    <Band id="pentru-cine" tabIndex={-1}>
      <TwoPanels>
        <Audience audience={audiences.authorities} kind="uat" join={strings.joinAsAuthority} />
        <Audience audience={audiences.firms} kind="firma" join={strings.joinAsFirm} isDark />
      </TwoPanels>
    </Band>
  );
}
