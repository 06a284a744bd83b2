import type { BenefitClaim } from '@psp/contracts/benefits';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { api, useBenefitAct } from './queries.ts';
import { strings } from './strings.ts';

/** Takes a claim back, after a question. */
export function CancelButton({ claim: { id, version, kind, issue, actions } }: { claim: BenefitClaim }) {
  const words = kind === 'copy' ? strings.copy : strings.ad;
  const act = useBenefitAct({
    send: () => api.call('POST /benefits/claims/:id/cancel', { id, body: { version } }),
    done: strings.cancelDone,
  });
  return (
    <AskButton
      act={act}
      label={strings.cancel}
      about={strings.nameOf(issue)}
      title={words.cancelTitle}
      confirmLabel={strings.cancelConfirm}
      isOffered={actions.includes('cancel')}
      variant="quiet"
      size="small"
    >
      <p>{words.cancelText}</p>
    </AskButton>
  );
}
