import type { OpportunityView } from '@psp/contracts/opportunities';
import { formatDateTime } from '@psp/design-system/format';
import { CHANGES_ID } from '@psp/features/service-requests/ui/versions-card';
import { consultationStep, isConsultation } from '../consultations/next-step.ts';
import { endedBecause, endedOn } from './labels.ts';
import { strings, next } from './strings.ts';

export interface Step {
  title: string;
  text?: string;
  action?: { label: string; href: string };
  /** Link to a part of the page that helps with the step. */
  part?: { label: string; href: string };
}

/** The firm's next step and its deadline, or the outcome. Actions depend only on those that the server allows. */
export function nextStep(view: OpportunityView): Step {
  if (isConsultation(view)) return consultationStep(view);
  return outcomeStep(view) ?? ownStep(view) ?? waitingStep(view);
}

function outcomeStep({ outcome, offer, cancelReason, end, uat }: OpportunityView): Step | null {
  switch (outcome) {
    case 'won': {
      const href = offer?.projectId ? `/firma/projects/${offer.projectId}` : null;
      return { title: next.won, text: next.wonText, action: href ? { label: next.wonAction, href } : undefined };
    }
    case 'lost':
      return { title: next.lost, text: offer?.declineReason ? next.lostText(offer.declineReason) : undefined };
    case 'cancelled':
      return {
        title: end ? endedBecause({ end, uat }) : next.cancelled,
        text: cancelReason ? next.cancelledText(cancelReason) : undefined,
      };
    case 'none':
      return noneStep({ offer, end });
    case 'pending':
      return null;
  }
}

function noneStep({ offer, end }: Pick<OpportunityView, 'offer' | 'end'>): Step {
  const own = offer?.declineReason ?? (offer?.submittedAt ? next.noneOffer : null);
  if (end?.why === 'expired') return { title: next.fruitless(endedOn(end)), text: own ?? next.fruitlessText };
  const chosen = end?.why === 'chosen' ? next.chosenText : next.noneText;
  return { title: next.none(endedOn(end)), text: own ?? chosen };
}

/* The firm must act next. */
function ownStep(view: OpportunityView): Step | null {
  const until = formatDateTime(view.deadline);
  const href = `/firma/opportunities/${view.id}/oferta`;
  const { offer } = view;
  if (offer?.actions.includes('submit')) {
    if (offer.status === 'to_confirm') {
      const text = next.reconfirmText(view.revision, offer.requestRevision);
      const part = { label: next.changes, href: `#${CHANGES_ID}` };
      return { title: next.reconfirm(until), text, action: { label: next.reconfirmAction, href }, part };
    }
    if (offer.status === 'expired') {
      return {
        title: next.renew(until),
        text: offer.declineReason ?? undefined,
        action: { label: next.renewAction, href },
      };
    }
    return { title: next.finish(until), text: next.finishText, action: { label: next.finishAction, href } };
  }
  if (!view.actions.includes('startOffer')) return null;
  return { title: next.write(until), text: next.writeText, action: { label: strings.write, href } };
}

/* The authority must act next, or nobody. */
function waitingStep({ offer, submissionOpen, deadline, end, uat }: OpportunityView): Step {
  const because = endedBecause({ end, uat });
  const until = formatDateTime(deadline);
  switch (offer?.status) {
    case 'submitted':
      return submissionOpen
        ? { title: next.submitted, text: next.submittedText(until) }
        : { title: next.comparing, text: next.comparingText };
    case 'shortlisted':
      return { title: next.shortlisted, text: next.comparingText };
    case 'expired':
      return { title: next.expired, text: offer.declineReason ?? undefined };
    case 'closed':
      return { title: next.ended, text: offer.declineReason ?? undefined };
    case 'draft':
      return submissionOpen ? { title: next.read(until) } : { title: because, text: next.closedDraftText };
    case 'to_confirm':
      return submissionOpen ? { title: next.read(until) } : { title: next.closedConfirm, text: because };
    default:
      return submissionOpen ? { title: next.read(until) } : { title: next.closed, text: because };
  }
}
