import type { RequestView } from '@psp/contracts/service-requests';
import { Button, ButtonLink } from '@psp/design-system/button';
import { NextStep } from '@psp/design-system/life-cycle';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAct } from '@psp/remote/act/use-act';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { strings as common } from '../common/strings.ts';
import { OpenOffers } from '../offers/open-offers.tsx';
import { CancelRequest } from './cancel-request.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { nextStep } from './life.ts';
import { strings } from './strings.ts';
import { requests } from './queries.ts';

const { actions: labels } = strings;

/** What is to be done next, with the actions that the server allows; the main one stands last. */
export function RequestNextStep({ view }: { view: RequestView }) {
  const { title, text } = nextStep(view);
  const may = (action: RequestView['actions'][number]) => view.actions.includes(action);
  const isToRead = useReadsOnly() && (view.status === 'draft' || view.status === 'sent');
  const isComparing = useSearchParams()[0].get('tab') === 'offers';
  const edit = `/uat/service-requests/${view.id}/edit`;
  const actions = (
    <>
      <CancelRequest view={view} />
      {may('discard') ? <DiscardDraft id={view.id} version={view.version} /> : null}
      {may('openOffers') && view.submissionOpen ? <OpenOffers view={view} /> : null}
      {may('edit') ? (
        <ButtonLink variant={may('discard') || view.submissionOpen ? 'primary' : 'quiet'} href={edit}>
          {may('discard') ? labels.finish : labels.edit}
        </ButtonLink>
      ) : null}
      {may('openOffers') && !view.submissionOpen ? <OpenOffers view={view} /> : null}
      {may('acceptOffer') && !isComparing ? (
        <ButtonLink href={`/uat/service-requests/${view.id}?tab=offers`}>{labels.seeOffers}</ButtonLink>
      ) : null}
      {may('copy') ? <CopyRequest view={view} /> : null}
      {view.project ? <ButtonLink href={`/uat/projects/${view.project.id}`}>{labels.openProject}</ButtonLink> : null}
    </>
  );
  return (
    <NextStep title={title} actions={actions}>
      {isToRead ? `${text} ${strings.next.toRead}` : text}
    </NextStep>
  );
}

function CopyRequest({ view }: { view: RequestView }) {
  const navigate = useNavigate();
  const copy = useAct({
    send: () => requests.copy(view.id),
    refreshes: [['uat']],
    done: strings.dialogs.copied,
    failed: common.error,
    onDone: (made) => void navigate(`/uat/service-requests/${made.id}/edit`),
  });
  return (
    <Button variant={view.project ? 'quiet' : 'primary'} isPending={copy.isPending} onPress={() => copy.run()}>
      {labels.copy}
    </Button>
  );
}
