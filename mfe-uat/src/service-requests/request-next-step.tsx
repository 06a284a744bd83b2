import type { RequestView } from '@psp/contracts/service-requests';
import { Button, ButtonLink } from '@psp/design-system/button';
import { NextStep } from '@psp/design-system/life-cycle';
import { useSearchParams } from 'react-router-dom';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import type { Asked } from '../offers/offer-dialogs.tsx';
import { OpenOffers } from '../offers/open-offers.tsx';
import { useComparison } from '../offers/use-comparison.ts';
import { CancelRequest } from './cancel-request.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { isOwnMove, nextStep } from './life.ts';
import { strings } from './strings.ts';
import { useCopyRequest } from './queries.ts';

const { actions: labels } = strings;

/** What is to be done next, with the actions that the server allows; the main one stands last. */
export function RequestNextStep({ view, onAsk }: { view: RequestView; onAsk: (asked: Asked) => void }) {
  const { title, text } = nextStep(view);
  const may = (action: RequestView['actions'][number]) => view.actions.includes(action);
  const isToRead = useReadsOnly() && (view.status === 'draft' || view.status === 'sent');
  const isComparing = useSearchParams()[0].get('tab') === 'offers';
  const { picked } = useComparison(view);
  const edit = `/uat/service-requests/${view.id}/edit`;
  const actions = (
    <>
      <CancelRequest view={view} />
      {may('copy') && !isOver(view) ? <CopyRequest view={view} /> : null}
      {may('discard') ? <DiscardDraft id={view.id} version={view.version} /> : null}
      {may('openOffers') && view.submissionOpen ? <OpenOffers view={view} /> : null}
      {may('edit') ? (
        <ButtonLink variant={may('discard') || view.submissionOpen ? 'primary' : 'quiet'} href={edit}>
          {may('discard') ? labels.finish : labels.edit}
        </ButtonLink>
      ) : null}
      {may('openOffers') && !view.submissionOpen ? <OpenOffers view={view} /> : null}
      {view.openedAt ? (
        <ButtonLink variant="quiet" href={`/uat/service-requests/${view.id}?tab=file`}>
          {labels.file}
        </ButtonLink>
      ) : null}
      {may('acceptOffer') && !isComparing ? (
        <ButtonLink href={`/uat/service-requests/${view.id}?tab=offers`}>{labels.seeOffers}</ButtonLink>
      ) : null}
      {may('acceptOffer') && isComparing && picked ? (
        <Button onPress={() => onAsk({ offerId: picked.id, decision: 'accept' })}>
          {labels.accept(picked.firma.name)}
        </Button>
      ) : null}
      {may('copy') && isOver(view) ? <CopyRequest view={view} /> : null}
      {view.project ? <ButtonLink href={`/uat/projects/${view.project.id}`}>{labels.openProject}</ButtonLink> : null}
    </>
  );
  return (
    <NextStep title={title} actions={actions} isWaiting={!isOwnMove(view)}>
      {isToRead ? `${text} ${strings.next.toRead}` : text}
    </NextStep>
  );
}

/* Without a project to go on with, a copy is what remains to be done. */
const isOver = ({ status, project }: RequestView): boolean =>
  !project && (status === 'cancelled' || status === 'expired');

function CopyRequest({ view }: { view: RequestView }) {
  const copy = useCopyRequest();
  return (
    <Button variant={isOver(view) ? 'primary' : 'quiet'} isPending={copy.isPending} onPress={() => copy.run(view.id)}>
      {labels.copy}
    </Button>
  );
}
