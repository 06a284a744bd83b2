import type { RequestView } from '@psp/contracts/service-requests';
import { formatDateTime } from '@psp/design-system/format';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useNavigate } from 'react-router-dom';
import { strings as texts } from '../service-requests/strings.ts';
import { requests, useRequestAct } from '../service-requests/queries.ts';
import { strings } from './strings.ts';

const { dialogs } = texts;

/** Opens the offers after confirmation, with a warning before the deadline, then shows them. */
export function OpenOffers({ view }: { view: RequestView }) {
  const navigate = useNavigate();
  const open = useRequestAct(view.id, {
    send: () =>
      requests.call('POST /service-requests/:id/open-offers', { id: view.id, body: { version: view.version } }),
    done: dialogs.opened,
    onDone: () =>
      void navigate(`/uat/service-requests/${view.id}?tab=offers`, { replace: true, preventScrollReset: true }),
  });
  const isEarly = view.submissionOpen && view.content.deadline !== null;
  return (
    <AskButton
      act={open}
      label={strings.open}
      variant={isEarly ? 'quiet' : 'primary'}
      title={isEarly ? dialogs.earlyTitle : dialogs.lateTitle}
    >
      <p>{isEarly ? dialogs.earlyText(formatDateTime(view.content.deadline ?? '')) : dialogs.lateText}</p>
    </AskButton>
  );
}
