import { serverNow } from '@psp/auth/session/server-clock';
import type { HealthState, PortalHealth } from '@psp/contracts/portal-health';
import { Badge, type BadgeTone } from '@psp/design-system/badge';
import { OwnText } from '@psp/design-system/own-text';
import { VisuallyHidden } from '@psp/design-system/page';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { linesOf } from './lines.ts';
import { strings } from './strings.ts';

const LOOKS: Record<HealthState, { Icon: LucideIcon; tone: BadgeTone; ink: string }> = {
  good: { Icon: CircleCheck, tone: 'success', ink: 'var(--fir-700)' },
  watch: { Icon: TriangleAlert, tone: 'review', ink: 'var(--ochre-700)' },
  problem: { Icon: CircleX, tone: 'danger', ink: 'var(--brick-700)' },
};

const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr) auto;
    gap: 0 10px;
    align-items: start;
    padding: 10px 20px;
    line-height: 1.45;
  }
  > li + li { border-top: 1px solid var(--line); }
`;
const Mark = styled.span<{ $state: HealthState }>`
  color: ${({ $state }) => LOOKS[$state].ink};
  svg { display: block; width: 20px; height: 20px; margin-top: 0.1em; }
`;
const Word = styled.span<{ $state: HealthState }>`
  color: ${({ $state }) => LOOKS[$state].ink};
  font-size: 0.9375rem;
  font-weight: 600;
  white-space: nowrap;
`;

/** The state of the whole portal, in a word. */
export function OverallState({ state }: Pick<PortalHealth, 'state'>) {
  const { Icon, tone } = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {strings.overall[state]}
    </Badge>
  );
}

/** The parts of the portal in words, the worst first. The word of a good state is left to the ears. */
export function HealthLines({ health }: { health: PortalHealth }) {
  return (
    <List role="list">
      {linesOf(health, serverNow()).map(({ key, state, title, text }) => {
        const { Icon } = LOOKS[state];
        return (
          <li key={key}>
            <Mark $state={state}>
              <Icon aria-hidden />
            </Mark>
            <div>
              <strong>{title}</strong> <OwnText>{text}</OwnText>
            </div>
            {state === 'good' ? (
              <VisuallyHidden>{strings.states[state]}</VisuallyHidden>
            ) : (
              <Word $state={state}>{strings.states[state]}</Word>
            )}
          </li>
        );
      })}
    </List>
  );
}
