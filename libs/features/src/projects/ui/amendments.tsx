import { AMENDMENT_STATUS, type AmendmentView, amendmentForm } from '@psp/contracts/amendments';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { DateField } from '@psp/design-system/date-field';
import { NumberField } from '@psp/design-system/number-field';
import { TextAreaField } from '@psp/design-system/text-fields';
import { formatDate, formatLei } from '@psp/design-system/format';
import { Row } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import { ReasonButton } from '../../acts/ui/reason.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { strings } from './amendment-strings.ts';
import type { ProjectProps } from './area.ts';
import { useProjectAct } from './use-project-act.ts';

interface Proposal {
  dueOn: string | null;
  price: number | null;
  moves?: string[] | undefined;
  reason: string;
}

/* Button with a dialog that proposes another due date or price, with the reason. */
function ProposeAmendment({ isOffered, ...props }: ProjectProps & { isOffered: boolean }) {
  const { id, version, dueOn, price, milestones } = props.project;
  const propose = useProjectAct<Proposal>(props, {
    send: ({ moves = [], ...proposal }) =>
      props.area.api.call('POST /projects/:id/amendments', {
        id,
        body: { version, ...proposal, ...(proposal.dueOn && moves.length > 0 && { moves }) },
      }),
    done: strings.proposed,
  });
  const form = useFormOf<Proposal>(propose, {
    blank: { dueOn: null, price: null, moves: [], reason: '' },
    ids: { dueOn: 'amendment-dueOn', price: 'amendment-price', moves: 'amendment-moves', reason: 'amendment-reason' },
    schema: amendmentForm,
    codes: { 'amendment.no_change': 'dueOn', 'amendment.past': 'dueOn', 'amendment.moved_past': 'moves' },
    keptAs: `amendment:${id}`,
    clears: true,
  });
  const due = form.field('dueOn');
  const movable = milestones.flatMap(({ id: value, title, dueOn: day, doneAt }) =>
    day && !doneAt ? [{ value, label: strings.milestone(title, formatDate(day)) }] : [],
  );
  const mayMove = dueOn !== null && due.value !== null && due.value !== dueOn && movable.length > 0;
  return (
    <AskButton
      label={strings.propose}
      variant="secondary"
      size="small"
      isOffered={isOffered}
      act={form}
      title={strings.proposeTitle}
    >
      <p>{strings.proposeText}</p>
      <DateField
        {...due}
        label={strings.dueOn}
        hint={strings.dueHint(dueOn ? formatDate(dueOn) : strings.noDue)}
        value={due.value ?? ''}
        onChange={(day) => due.onChange(day || null)}
      />
      {mayMove ? (
        <CheckboxGroupField
          {...form.field('moves')}
          value={form.values.moves ?? []}
          label={strings.moves}
          hint={strings.movesHint}
          options={movable}
        />
      ) : null}
      <NumberField
        {...form.field('price')}
        label={strings.price}
        hint={strings.priceHint(formatLei(price))}
        suffix="lei"
      />
      <TextAreaField
        {...form.field('reason')}
        label={strings.reason}
        hint={strings.reasonHint}
        rows={4}
        maxLength={2000}
      />
    </AskButton>
  );
}

/** Card with the proposed changes of due date and price, and their outcomes. */
export function Amendments(props: ProjectProps) {
  const { amendments, actions } = props.project;
  if (!amendments || (amendments.length === 0 && !actions.includes('amend'))) return null;
  const isWaiting = amendments.some(({ status }) => status === 'proposed');
  return (
    <Card id="amendments" aria-labelledby="amendments-title">
      <CardHeader
        id="amendments-title"
        title={strings.title}
        action={<ProposeAmendment {...props} isOffered={actions.includes('amend') && !isWaiting} />}
      />
      {amendments.length === 0 ? <CardBody>{strings.empty}</CardBody> : null}
      <RowList>
        {amendments.map((amendment) => (
          <Amendment key={amendment.id} {...props} amendment={amendment} />
        ))}
      </RowList>
    </Card>
  );
}

type AmendmentProps = ProjectProps & { amendment: AmendmentView };

function Amendment(props: AmendmentProps) {
  const { status, by, before, after, moves = [], reason, declineReason, createdAt, actions } = props.amendment;
  const due = ({ dueOn }: AmendmentView['after']) => (dueOn ? formatDate(dueOn) : strings.noDue);
  return (
    <RowItem
      action={
        <Row gap={12}>
          <StatusBadge status={AMENDMENT_STATUS[status]} />
          {actions.length > 0 ? <Decision {...props} /> : null}
        </Row>
      }
    >
      {before.dueOn === after.dueOn ? null : <Change what={strings.due} from={due(before)} to={due(after)} />}
      {before.price === after.price ? null : (
        <Change what={strings.cost} from={formatLei(before.price)} to={formatLei(after.price)} />
      )}
      {moves.map(({ id, title, from, to }) => (
        <Change key={id} what={strings.movedMilestone(title)} from={formatDate(from)} to={formatDate(to)} />
      ))}
      <Under>{reason}</Under>
      {declineReason ? <Under>{strings.declinedBecause(declineReason)}</Under> : null}
      <Under>{strings.by(by, formatDate(createdAt))}</Under>
    </RowItem>
  );
}

function Change({ what, from, to }: { what: string; from: string; to: string }) {
  return (
    <div>
      <strong>{what}</strong> {from} {strings.to} {to}
    </div>
  );
}

function Decision({ amendment, ...props }: AmendmentProps) {
  const { version, actions } = amendment;
  const { api } = props.area;
  const at = { id: props.project.id, amendmentId: amendment.id };
  const accept = useProjectAct(props, {
    send: () => api.call('POST /projects/:id/amendments/:amendmentId/accept', { ...at, body: { version } }),
    done: strings.accepted,
  });
  const withdraw = useProjectAct(props, {
    send: () => api.call('POST /projects/:id/amendments/:amendmentId/withdraw', { ...at, body: { version } }),
    done: strings.withdrawn,
  });
  const decline = useProjectAct<string>(props, {
    send: (reason) =>
      api.call('POST /projects/:id/amendments/:amendmentId/decline', { ...at, body: { version, reason } }),
    done: strings.declined,
  });
  return (
    <Row gap={8}>
      <ReasonButton
        label={strings.decline}
        variant="secondary"
        size="small"
        isOffered={actions.includes('decline')}
        act={decline}
        title={strings.declineTitle}
        reason={{ hint: strings.declineHint }}
      />
      <AskButton
        label={strings.accept}
        size="small"
        isOffered={actions.includes('accept')}
        act={accept}
        title={strings.acceptTitle}
      >
        <p>{strings.acceptText}</p>
      </AskButton>
      <AskButton
        label={strings.withdraw}
        variant="secondary"
        size="small"
        isOffered={actions.includes('withdraw')}
        act={withdraw}
        title={strings.withdrawTitle}
      >
        <p>{strings.withdrawText}</p>
      </AskButton>
    </Row>
  );
}
