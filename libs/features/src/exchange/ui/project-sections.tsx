import type { ExchangeView } from '@psp/contracts/exchange';
import { LESSON_KINDS } from '@psp/contracts/exchange-names';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Gallery } from '@psp/design-system/gallery';
import { Stack } from '@psp/design-system/page';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { galleryWords } from '../../pictures/ui/gallery-words.ts';
import { LinkedText } from '../../written/ui/linked-text.tsx';
import type { ExchangeProps } from './area.ts';
import { timeOf } from './facts.ts';
import { projectStrings as words } from './project-strings.ts';
import { Rest } from './rest.tsx';
import { daysOfStep, durationOf, periodOf } from './when.ts';

const Words = styled.p`
  max-width: 70ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const SHOWN = 12;

/** What the project is and why. */
export function TextCard({ project: { what, why } }: ExchangeProps) {
  if (!what && !why) return null;
  return (
    <Card aria-label={words.whatAndWhy}>
      <CardHeader title={words.whatAndWhy} />
      <CardBody>
        <Stack gap={12}>
          {[what, why].filter(Boolean).map((text) => (
            <Words key={text === what ? 'what' : 'why'}>
              <LinkedText text={text} />
            </Words>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}

/** Pictures of the project. */
export function PicturesCard({ project: { pictures, title } }: ExchangeProps) {
  if (pictures.length === 0) return null;
  const items = pictures.map(({ alt, ...picture }) => ({ ...picture, caption: '', alt: alt || title }));
  return (
    <Card aria-label={words.pictures}>
      <CardHeader title={words.pictures} />
      <CardBody>
        <Gallery items={items} words={galleryWords()} />
      </CardBody>
    </Card>
  );
}

const StepList = styled.ol`
  margin: 0;
  padding: 16px 20px;
  list-style: none;
  counter-reset: step var(--from, 0);
  li {
    position: relative;
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    gap: 0 12px;
    padding-bottom: 16px;
    counter-increment: step;
    line-height: 1.4;
  }
  li:last-child { padding-bottom: 0; }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 14px;
    background: var(--blue-100);
    color: var(--blue-700);
    font-size: 0.8125rem;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 30px;
    bottom: 2px;
    left: 13px;
    border-left: 2px solid var(--line);
  }
  p { color: var(--ink-muted); font-size: 0.9375rem; white-space: pre-line; overflow-wrap: anywhere; }
  strong { overflow-wrap: anywhere; }
  @media (max-width: 480px) { li { grid-template-columns: 28px minmax(0, 1fr); } }
`;

const Time = styled.div`
  display: grid;
  align-content: start;
  justify-items: end;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  white-space: nowrap;
  small { font-size: 0.8125rem; }
  @media (max-width: 480px) { grid-column: 2; justify-content: start; grid-auto-flow: column; gap: 8px; align-items: baseline; }
`;

/** The steps of the project in order, with how long each took. */
export function StepsCard({ project }: ExchangeProps) {
  const { steps, startedOn, endedOn } = project;
  if (steps.length === 0) return null;
  const period =
    startedOn && endedOn ? `${timeOf({ ...project, stage: 'done' }).detail}, ${periodOf(startedOn, endedOn)}` : null;
  const [first, rest] = [steps.slice(0, SHOWN), steps.slice(SHOWN)];
  return (
    <Card aria-label={words.steps}>
      <CardHeader title={words.steps} action={period} />
      <Steps steps={first} from={0} />
      {rest.length > 0 ? (
        <Rest>
          <summary>{words.moreSteps(rest.length)}</summary>
          <Steps steps={rest} from={SHOWN} />
        </Rest>
      ) : null}
    </Card>
  );
}

function Steps({ steps, from }: { steps: ExchangeView['steps']; from: number }) {
  return (
    <StepList start={from + 1} style={{ '--from': from } as CSSProperties}>
      {steps.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps have no other identity, and keep no state
        <li key={index}>
          <div>
            <strong>{step.title}</strong>
            {step.text ? <p>{step.text}</p> : null}
          </div>
          <StepTime {...step} />
        </li>
      ))}
    </StepList>
  );
}

function StepTime({ from, to }: ExchangeView['steps'][number]) {
  const days = daysOfStep(from, to);
  if (!days) return null;
  return (
    <Time>
      {from && to ? <span>{durationOf(from, to)}</span> : null}
      <small>{days}</small>
    </Time>
  );
}

const LessonList = styled.ul`
  li { display: flex; gap: 14px; padding: 14px 20px; line-height: 1.45; }
  li + li { border-top: 1px solid var(--line); }
  p { max-width: 70ch; overflow-wrap: anywhere; }
  svg { flex: none; width: 20px; height: 20px; margin-top: 0.2em; color: var(--fir-700); }
  [data-kind='different'] svg { color: var(--ochre-700); }
`;

/** What the authority would do again, and what not. */
export function LessonsCard({ project: { lessons } }: ExchangeProps) {
  if (lessons.length === 0) return null;
  const [first, rest] = [lessons.slice(0, SHOWN), lessons.slice(SHOWN)];
  return (
    <Card aria-label={words.lessons}>
      <CardHeader title={words.lessons} />
      <Lessons lessons={first} />
      {rest.length > 0 ? (
        <Rest>
          <summary>{words.moreLessons(rest.length)}</summary>
          <Lessons lessons={rest} />
        </Rest>
      ) : null}
    </Card>
  );
}

function Lessons({ lessons }: { lessons: ExchangeView['lessons'] }) {
  return (
    <LessonList role="list">
      {lessons.map(({ kind, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lessons have no other identity, and keep no state
        <li key={index} data-kind={kind}>
          {kind === 'same' ? <Check aria-hidden /> : <TriangleAlert aria-hidden />}
          <p>
            <strong>{words.lesson(LESSON_KINDS[kind])}</strong> {text}
          </p>
        </li>
      ))}
    </LessonList>
  );
}
