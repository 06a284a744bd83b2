import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { Link } from './link.tsx';
import { media } from './theme.tsx';

type StepState = 'done' | 'now' | 'next';

const edges = { done: 'var(--blue-600)', now: 'var(--blue-600)', next: 'var(--line)' };

const Box = styled.nav`
  display: grid;
  gap: 8px;
`;

const Position = styled.p`
  color: var(--ink-muted);
  font-size: 1rem;
  font-weight: 600;
`;

const Together = styled.span`
  white-space: nowrap;
`;

const Line = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 12px;
`;

const Item = styled.li<{ $state: StepState }>`
  min-height: 4px;
  padding-top: 6px;
  border-top: 4px solid ${({ $state }) => edges[$state]};
  color: ${({ $state }) => ($state === 'next' ? 'var(--ink-muted)' : 'var(--ink)')};
  font-size: 0.9375rem;
  font-weight: ${({ $state }) => ($state === 'now' ? 650 : 400)};
  line-height: 1.35;
  a { display: inline-flex; gap: 4px; align-items: flex-start; min-height: 24px; }
  svg { margin-top: 0.2em; }
  ${media.narrow} {
    padding-top: 0;
    > * { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

interface StepsProps {
  /** Accessible name of the list. */
  label: string;
  /** Title of the whole form. */
  title: string;
  /** Current position: "Pasul 2 din 4". */
  position: string;
  /** `href` links to a completed step. */
  steps: readonly { label: string; state: StepState; href?: string }[];
}

/** Steps of a multi-step form. On a narrow screen only the position and a bar are shown. */
export function Steps({ label, title, position, steps }: StepsProps) {
  return (
    <Box aria-label={label}>
      <Position>
        {title} <Together>{position}</Together>
      </Position>
      <Line>
        {steps.map((step) => (
          <Item key={step.label} $state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
            {step.href && step.state === 'done' ? (
              <Link href={step.href}>
                <Check size={16} aria-hidden />
                {step.label}
              </Link>
            ) : (
              <span>{step.label}</span>
            )}
          </Item>
        ))}
      </Line>
    </Box>
  );
}
