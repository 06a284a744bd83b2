import { useSession } from '@psp/auth/session';
import type { ExchangeView } from '@psp/contracts/exchange';
import { answerNaming } from '@psp/contracts/exchange-bodies';
import type { partnerExchangeOperations } from '@psp/contracts/exchange-operations';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Row, Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { TextAreaField } from '@psp/design-system/text-fields';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useProjectAct } from '@psp/features/exchange/ui/queries';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { createApi } from '@psp/remote/api';
import { useId } from 'react';
import { strings } from './strings.ts';

const api = createApi<typeof partnerExchangeOperations>('firma');
const READ = { kind: 'firma', api: createApi('firma') } as const;
const REASON_MAX = 1000;

/** The firm's answer whether it may be named on a project that it worked on; nothing for other firms. */
export function NamingCard({ project }: { project: ExchangeView }) {
  const { partner, authority, status } = project;
  const own = useSession(({ organisation }) => organisation?.id);
  const readsOnly = useIsReadOnly();
  if (!partner || partner.id !== own) return null;
  const { state } = partner;
  const text = state === 'asked' ? strings.asked(authority.name) : strings[state];
  return (
    <div {...screenOnly}>
      <Card id="acord" aria-label={strings.naming}>
        <CardHeader title={strings.naming} />
        <CardBody>
          <Stack gap={12}>
            <p>{text}</p>
            {readsOnly ? <p>{strings.forViewers}</p> : null}
            {readsOnly || status !== 'published' ? null : <Answers project={project} state={state} />}
          </Stack>
        </CardBody>
      </Card>
    </div>
  );
}

interface AnswersProps {
  project: ExchangeView;
  state: NonNullable<ExchangeView['partner']>['state'];
}

function Answers({ project, state }: AnswersProps) {
  const isNamed = state === 'agreed';
  return (
    <Row gap={8}>
      <AgreeButton project={project} state={state} />
      <RefuseButton key={String(isNamed)} project={project} state={state} />
    </Row>
  );
}

const useAnswer = (id: string) =>
  useProjectAct<{ agrees: boolean; reason: string }>(READ, id, {
    send: (body) => api.call('POST /exchange/:id/partner', { id, body }),
    done: strings.answered,
  });

function AgreeButton({ project: { id }, state }: AnswersProps) {
  const { run, ...answer } = useAnswer(id);
  return (
    <AskButton
      act={{ ...answer, run: (_, then) => run({ agrees: true, reason: '' }, then) }}
      label={state === 'asked' ? strings.agree : strings.agreeNow}
      variant={state === 'asked' ? 'primary' : 'secondary'}
      title={strings.agreeTitle}
      isOffered={state !== 'agreed'}
    >
      <p>{strings.agreeText}</p>
    </AskButton>
  );
}

/* Refuses while the firm is asked; takes the agreement back later. The text is kept until it is sent. */
function RefuseButton({ project: { id, authority }, state }: AnswersProps) {
  const answer = useAnswer(id);
  const form = useFormOf<{ agrees: boolean; reason: string }, { agrees: boolean; reason: string }>(answer, {
    ...{ blank: { agrees: false, reason: '' }, ids: { agrees: '', reason: useId() } },
    ...{ schema: answerNaming, clears: true },
  });
  const isNamed = state === 'agreed';
  return (
    <AskButton
      act={form}
      label={isNamed ? strings.object : strings.decline}
      confirmLabel={isNamed ? strings.object : strings.declineLabel}
      variant="secondary"
      title={isNamed ? strings.objectTitle : strings.declineTitle}
      isOffered={state === 'asked' || isNamed}
    >
      <p>{isNamed ? strings.objectText : strings.declineText}</p>
      <TextAreaField
        {...form.field('reason')}
        label={strings.reason}
        hint={strings.reasonHint(authority.name)}
        rows={3}
        maxLength={REASON_MAX}
        isOptional
      />
    </AskButton>
  );
}
