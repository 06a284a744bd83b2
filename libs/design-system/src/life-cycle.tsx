import { OwnText } from './own-text.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleDot from 'lucide-react/icons/circle-dot';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { screenOnly } from './print-style.ts';
import { media } from './theme.tsx';
import { words } from './words.ts';

export { Timeline } from './timeline.tsx';

type StepState = 'done' | 'now' | 'next';

const icons = { done: CircleCheck, now: CircleDot, next: CircleDashed };
const edges = { done: 'var(--blue-600)', now: 'var(--ochre-400)', next: 'var(--line)' };
const inks = { done: 'var(--blue-600)', now: 'var(--ochre-700)', next: 'var(--ink-muted)' };

const Steps = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  ${media.narrow} { gap: 6px; }
`;

const Step = styled.li<{ $state: StepState }>`
  padding: 10px 12px 0 0;
  border-top: 4px solid ${({ $state }) => edges[$state]};
  color: ${({ $state }) => ($state === 'next' ? 'var(--ink-muted)' : 'var(--ink)')};
  font-size: 1rem;
  line-height: 1.4;
  strong { display: flex; align-items: center; gap: 6px; font-weight: 650; }
  svg { color: ${({ $state }) => inks[$state]}; }
  ${media.narrow} {
    padding: 0;
    > * { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

/* The current step, above the bar on a narrow screen; screen readers read the list instead. */
const Now = styled.div`
  &::before { content: none; }
  ${media.narrow} {
    margin-bottom: 8px;
    font-weight: 650;
    line-height: 1.4;
    &::before { content: attr(data-now); }
  }
`;

interface LifeCycleStepsProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly { label: string; detail?: ReactNode; state: StepState }[];
}

/** Steps of a life cycle: past, current and future ones. A narrow screen shows the current one alone, with its number. */
export function LifeCycleSteps({ label, steps }: LifeCycleStepsProps) {
  return (
    <div>
      <Position steps={steps} />
      <Steps aria-label={label}>
        {steps.map((step) => {
          const Icon = icons[step.state];
          return (
            <Step key={step.label} $state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
              <strong>
                <Icon size={18} aria-hidden />
                <OwnText>{step.label}</OwnText>
              </strong>
              <div>{step.detail}</div>
            </Step>
          );
        })}
      </Steps>
    </div>
  );
}

function Position({ steps }: Pick<LifeCycleStepsProps, 'steps'>) {
  const at = steps.findLastIndex(({ state }) => state !== 'next');
  const label = steps[at]?.label;
  return label ? <Now aria-hidden data-now={`${words.step(at + 1, steps.length)}: ${label}`} /> : null;
}

/* Outlined in white, to differ from the all-white primary button. */
const onDark = `
  --surface: transparent;
  --blue-50: var(--quiet-hover);
  --blue-600: var(--quiet);
  --blue-700: #ffffff;
`;

const stackedBanner = 'flex-direction: column; align-items: stretch; padding: 16px;';
const stackedDoings = 'flex-direction: column-reverse; align-items: stretch; max-width: none;';

const Banner = styled.section<{ $isWaiting: boolean; $isColumn: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px 18px;
  padding: 16px 20px;
  border: 1px solid ${({ $isWaiting }) => ($isWaiting ? 'var(--blue-100)' : 'var(--blue-900)')};
  border-radius: 8px;
  ${({ $isWaiting }) =>
    $isWaiting ? 'background: var(--blue-50);' : `background: var(--blue-900); color: #ffffff; ${onDark}`}
  ${({ $isColumn }) => ($isColumn ? stackedBanner : `${media.narrow} { ${stackedBanner} }`)}
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.45;
  h2 { display: inline; font-size: inherit; line-height: inherit; letter-spacing: normal; }
  h2 + * { display: inline; }
`;

const Doings = styled.div<{ $isColumn: boolean }>`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px 12px;
  max-width: 75%;
  &:empty { display: none; }
  ${({ $isColumn }) => ($isColumn ? stackedDoings : `${media.narrow} { ${stackedDoings} }`)}
`;

interface NextStepProps {
  /** Next action as a sentence: "Alegeți o ofertă." */
  title: string;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  /** True when another person is to act: shows a light banner instead of the dark one. */
  isWaiting?: boolean;
  /** True in a narrow column: the actions stand under the sentence. */
  isColumn?: boolean;
}

/** Banner that says who must act next and offers the actions. */
export function NextStep({ title, children, actions, isWaiting = false, isColumn = false }: NextStepProps) {
  return (
    <Banner {...screenOnly} data-on-dark={isWaiting ? undefined : ''} $isWaiting={isWaiting} $isColumn={isColumn}>
      <Words>
        <h2>{title}</h2> {children ? <div>{children}</div> : null}
      </Words>
      {actions ? <Doings $isColumn={isColumn}>{actions}</Doings> : null}
    </Banner>
  );
}
