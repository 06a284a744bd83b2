import type { RequestStatus, RequestView } from '@psp/contracts/service-requests';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { formatDate, formatDateTime, formatShortDate } from '@psp/design-system/format';
import { strings } from './strings.ts';

const { steps, next } = strings;

interface Step {
  label: string;
  detail: string;
  state: 'done' | 'now' | 'next';
}

/** Number of completed steps; null for a request that ended early. */
function countCompletedSteps({ status, submissionOpen }: RequestView): number | null {
  const passed: Record<RequestStatus, number | null> = {
    draft: 0,
    sent: submissionOpen ? 2 : 3,
    in_progress: 4,
    completed: 6,
    cancelled: null,
    expired: null,
  };
  return passed[status];
}

const sentText = (day: string, firms: number): string => (firms > 0 ? steps.sentTo(day, firms) : day);

function details(view: RequestView): string[] {
  const { content, openedAt, sentAt, closedAt, project } = view;
  const deadline = content.deadline ? formatShortDate(content.deadline) : '';
  return [
    formatDate(view.createdAt),
    sentAt ? sentText(formatDate(sentAt), view.notifiedFirms) : steps.afterSending,
    sentAt ? steps.received(view.offerCount, deadline) : steps.afterSending,
    openedAt ? steps.opened(formatDateTime(openedAt)) : steps.afterOpening,
    project || view.group?.work ? steps.working : steps.afterAccepting,
    view.status === 'completed' && closedAt ? formatDate(closedAt) : steps.afterDelivery,
  ];
}

/** The steps of a request with their dates and counts. */
export function lifeSteps(view: RequestView): Step[] {
  const labels = [steps.draft, steps.sent, steps.collecting, steps.evaluation, steps.inProgress, steps.completed];
  const texts = details(view);
  const passed = countCompletedSteps(view);
  const isEnded = passed === null;
  const reached = passed ?? countReachedSteps(view);
  const all = labels.map(
    (label, index): Step => ({
      label,
      detail: texts[index] ?? '',
      state: index < reached ? 'done' : index === reached && !isEnded ? 'now' : 'next',
    }),
  );
  if (!isEnded) return all;
  const end = {
    label: REQUEST_STATUS[view.status].label,
    detail: view.closedAt ? formatDate(view.closedAt) : '',
    state: 'now' as const,
  };
  return [...all.slice(0, reached), end];
}

/* Number of steps that a request had reached when it ended early. */
function countReachedSteps(view: RequestView): number {
  if (view.project || view.group?.work) return 5;
  if (view.openedAt) return 4;
  return view.sentAt ? 3 : 1;
}

/** True when the authority must act next. Until the deadline and after the choice, others act. */
export const isOwnMove = ({ status, submissionOpen }: RequestView): boolean =>
  status === 'draft' || (status === 'sent' && !submissionOpen);

/** The last day on which all acceptable offers are valid; null without any. */
function validUntil(view: RequestView): string | null {
  const days = (view.offers ?? []).filter((offer) => offer.actions.includes('accept')).map((offer) => offer.validUntil);
  const first = days.toSorted()[0];
  return first ? formatDate(first) : null;
}

/** Title and text of the next step. The buttons beside it depend on the allowed actions only. */
export function nextStep(view: RequestView): { title: string; text: string } {
  const deadline = view.content.deadline ? formatDateTime(view.content.deadline) : '';
  const unanswered = view.questions.filter((question) => question.answer === null).length;
  if (view.status === 'draft') return { title: next.draft, text: next.draftText };
  if (view.status === 'cancelled') return { title: next.cancelled, text: next.cancelledText(view.cancelReason) };
  if (view.status === 'expired') return { title: next.expired, text: next.expiredText };
  if (view.status === 'completed') return { title: next.completed, text: next.completedText };
  if (view.status === 'in_progress') return { title: next.working, text: next.workingText };
  if (view.submissionOpen)
    return { title: next.waiting(deadline), text: next.waitingText(view.offerCount, unanswered) };
  if (view.offerCount === 0) return { title: next.noOffers, text: next.noOffersText };
  if (view.openedAt) return { title: next.choose, text: next.chooseText(validUntil(view)) };
  return { title: next.open, text: next.openText(view.offerCount) };
}
