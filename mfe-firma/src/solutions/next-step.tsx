import { serverNow } from '@psp/auth/session/server-clock';
import type { OwnSolutionView } from '@psp/contracts/own-solutions';
import { romanianDay } from '@psp/contracts/romania';
import type { SolutionAction } from '@psp/contracts/solutions';
import { Button, ButtonLink } from '@psp/design-system/button';
import { DateField } from '@psp/design-system/date-field';
import { NextStep } from '@psp/design-system/life-cycle';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { DiscardDraft } from '@psp/features/acts/ui/discard-draft';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useNavigate } from 'react-router-dom';
import { AREA } from '../common/area.ts';
import { api, solutionQuery, useSolutionAct } from './queries.ts';
import { strings } from './strings.ts';

interface NextStepProps {
  solution: OwnSolutionView;
}

/** What an unpublished solution still lacks before it can be published. */
export function lacksOf({ content }: OwnSolutionView, now: Date): string[] {
  const { description, priceMin, priceMax, validUntil } = content;
  return [
    description === '' ? strings.lacks.description : '',
    priceMin === null || priceMax === null ? strings.lacks.price : '',
    validUntil && validUntil < romanianDay(now) ? strings.lacks.validUntil : '',
  ].filter(Boolean);
}

function stepOf({ status, isOver }: OwnSolutionView, lacks: readonly string[]): keyof typeof strings.next {
  if (status === 'published' && isOver) return 'over';
  return status === 'draft' && lacks.length > 0 ? 'incomplete' : status;
}

/* 365 days after the last day of validity, or after today when that has passed. */
const inAYear = (now: Date, validUntil: string | null): string => {
  const from = Math.max(now.getTime(), validUntil ? Date.parse(validUntil) : 0);
  return romanianDay(new Date(from + 365 * 86_400_000));
};

/** Extends the validity of a solution. */
function RenewSolution({ solution }: { solution: OwnSolutionView }) {
  const now = serverNow();
  const { id, version } = solution;
  const form = useActForm({
    blank: { validUntil: inAYear(now, solution.content.validUntil) },
    check: ({ validUntil }) => ({
      validUntil: /^\d{4}-\d\d-\d\d$/.test(validUntil) ? undefined : strings.renewMissing,
    }),
    codes: { 'solution.validity_past': 'validUntil' },
    send: ({ validUntil }) => api.call('POST /solutions/:id/renew', { id, body: { version, validUntil } }),
    view: solutionQuery(id),
    refreshes: [[AREA, 'solutions']],
    done: strings.renewed,
    about: solution.content.title,
  });
  return (
    <AskButton
      act={form}
      variant={solution.isOver ? 'primary' : 'secondary'}
      label={strings.renew}
      title={strings.renewTitle}
    >
      <p>{strings.renewText}</p>
      <DateField {...form.field('validUntil')} label={strings.renewDay} min={romanianDay(now)} />
    </AskButton>
  );
}

/** The status of a solution with the actions that are allowed now. */
export function SolutionNextStep({ solution }: NextStepProps) {
  const { id, status, isOver, content, actions } = solution;
  const can = (action: SolutionAction) => actions.includes(action);
  const lacks = lacksOf(solution, serverNow());
  const step = strings.next[stepOf(solution, lacks)];
  return (
    <NextStep
      title={step.title}
      actions={
        <>
          {can('discard') ? <Discard solution={solution} /> : null}
          {can('renew') && solution.content.validUntil ? <RenewSolution solution={solution} /> : null}
          {can('archive') ? <Archive solution={solution} /> : null}
          {can('edit') ? (
            <ButtonLink variant={can('publish') ? 'secondary' : 'primary'} href={`/firma/solutions/${id}/edit`}>
              {strings.edit}
            </ButtonLink>
          ) : null}
          {can('revise') ? <Revise solution={solution} /> : null}
          {can('publish') ? <Publish solution={solution} /> : null}
        </>
      }
    >
      {[
        step === strings.next.incomplete ? `${step.text} ${lacks.join(', ')}.` : step.text,
        ...(status === 'published' && !isOver && content.validUntil ? [strings.listedUntil(content.validUntil)] : []),
      ].join(' ')}
    </NextStep>
  );
}

function Publish({ solution }: NextStepProps) {
  const publish = useSolutionAct(solution, {
    address: 'POST /solutions/:id/publish',
    done: strings.published,
    failed: strings.failed,
  });
  return (
    <Button isPending={publish.isPending} onPress={() => publish.run()}>
      {strings.publish}
    </Button>
  );
}

function Revise({ solution }: NextStepProps) {
  const revise = useSolutionAct(solution, {
    address: 'POST /solutions/:id/revise',
    done: strings.revised,
    failed: strings.failed,
  });
  return (
    <Button isPending={revise.isPending} onPress={() => revise.run()}>
      {strings.revise}
    </Button>
  );
}

function Archive({ solution }: NextStepProps) {
  const archive = useSolutionAct(solution, { address: 'POST /solutions/:id/archive', done: strings.archived });
  return (
    <AskButton act={archive} variant="secondary" label={strings.archive} title={strings.archiveTitle}>
      <p>{strings.archiveText}</p>
    </AskButton>
  );
}

function Discard({ solution }: NextStepProps) {
  const navigate = useNavigate();
  const { id, version } = solution;
  return (
    <DiscardDraft
      send={() => api.call('POST /solutions/:id/discard', { id, body: { version } })}
      refreshes={[[AREA, 'solutions', 'list']]}
      about={solution.content.title}
      words={strings}
      onDone={() => void navigate('/firma/solutions')}
    />
  );
}
