import { concludeConsultation } from '@psp/contracts/consultations';
import type { RequestAction, RequestView } from '@psp/contracts/service-requests';
import { Button, ButtonLink } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/text-fields';
import { formatDateTime } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { useNavigate } from 'react-router-dom';
import { CancelRequest } from '../service-requests/cancel-request.tsx';
import { DiscardDraft } from '../service-requests/discard-draft.tsx';
import { requests, useCopyRequest, useRequestAct } from '../service-requests/queries.ts';
import { isOwnMove } from '../service-requests/life-cycle.ts';
import { strings as texts } from '../service-requests/strings.ts';
import { consultationNext } from './life-cycle.ts';
import { strings } from './strings.ts';

const { actions: labels, dialogs } = strings;
const schema = concludeConsultation.pick({ conclusion: true });

/** The next step of a consultation, with the actions that the server allows. The main action comes last. */
export function ConsultationNextStep({ view }: { view: RequestView }) {
  const { title, text } = consultationNext(view);
  const can = (action: RequestAction) => view.actions.includes(action);
  const showsReadOnlyHint = useIsReadOnly() && (view.status === 'draft' || view.status === 'sent');
  const start = can('copy') ? <StartRequest view={view} /> : null;
  const edit = `/uat/service-requests/${view.id}/edit`;
  const actions = (
    <>
      <CancelRequest view={view} />
      {view.status === 'sent' ? start : null}
      {can('discard') ? <DiscardDraft id={view.id} version={view.version} /> : null}
      {can('openOffers') && view.submissionOpen ? <OpenAnswers view={view} /> : null}
      {can('edit') ? (
        <ButtonLink variant={can('discard') || view.submissionOpen ? 'primary' : 'quiet'} href={edit}>
          {can('discard') ? texts.actions.finish : texts.actions.edit}
        </ButtonLink>
      ) : null}
      {view.status === 'sent' ? null : start}
      {can('openOffers') && !view.submissionOpen ? <OpenAnswers view={view} /> : null}
      <Conclude view={view} />
    </>
  );
  return (
    <NextStep title={title} actions={actions} isWaiting={!isOwnMove(view)}>
      {showsReadOnlyHint ? `${text} ${texts.next.toRead}` : text}
    </NextStep>
  );
}

/* The main action once the consultation has ended. */
function StartRequest({ view }: { view: RequestView }) {
  const copy = useCopyRequest();
  return (
    <Button
      variant={view.status === 'sent' ? 'quiet' : 'primary'}
      isPending={copy.isPending}
      onPress={() => copy.run(view.id)}
    >
      {labels.start}
    </Button>
  );
}

function OpenAnswers({ view }: { view: RequestView }) {
  const navigate = useNavigate();
  const open = useRequestAct(view.id, {
    send: () =>
      requests.call('POST /service-requests/:id/open-offers', { id: view.id, body: { version: view.version } }),
    done: dialogs.opened,
    onDone: () =>
      void navigate(`/uat/service-requests/${view.id}?tab=answers`, { replace: true, preventScrollReset: true }),
  });
  const isEarly = view.submissionOpen && view.content.deadline !== null;
  return (
    <AskButton
      act={open}
      label={labels.open}
      variant={isEarly ? 'quiet' : 'primary'}
      title={isEarly ? dialogs.earlyTitle : dialogs.lateTitle}
    >
      <p>{isEarly ? dialogs.earlyText(formatDateTime(view.content.deadline ?? '')) : dialogs.lateText}</p>
    </AskButton>
  );
}

function Conclude({ view: { id, version, actions } }: { view: RequestView }) {
  const conclude = useRequestAct<{ conclusion: string }>(id, {
    send: ({ conclusion }) =>
      requests.call('POST /service-requests/:id/conclude', { id, body: { version, conclusion } }),
    done: dialogs.concluded,
  });
  const form = useFormOf(conclude, {
    blank: { conclusion: '' },
    ids: { conclusion: 'conclusion' },
    schema,
    keptAs: `conclusion:${id}`,
    clears: true,
  });
  return (
    <AskButton
      act={form}
      label={labels.conclude}
      isOffered={actions.includes('conclude')}
      title={dialogs.concludeTitle}
    >
      <p>{dialogs.concludeText}</p>
      <TextAreaField
        {...form.field('conclusion')}
        label={dialogs.conclusion}
        hint={dialogs.conclusionHint}
        rows={6}
        maxLength={10_000}
      />
    </AskButton>
  );
}
