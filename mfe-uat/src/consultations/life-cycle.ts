import { REQUEST_STATUS, type RequestView } from '@psp/contracts/service-requests';
import { formatDate, formatDateTime, formatShortDate } from '@psp/design-system/format';
import { strings } from './strings.ts';

const { steps, next } = strings;

export const isConsultation = ({ kind }: Pick<RequestView, 'kind'>): boolean => kind === 'consultation';

const detailsOf = (view: RequestView): string[] => {
  const { content, createdAt, sentAt, openedAt, status, closedAt } = view;
  const deadline = content.deadline ? formatShortDate(content.deadline) : '';
  return [
    formatDate(createdAt),
    sentAt ? steps.sentTo(formatDate(sentAt), view.notifiedFirms) : steps.afterSending,
    sentAt ? steps.received(view.offerCount, deadline) : steps.afterSending,
    openedAt ? steps.opened(formatDateTime(openedAt)) : steps.afterOpening,
    status === 'completed' && closedAt ? formatDate(closedAt) : steps.afterConclusion,
  ];
};

/* Number of completed steps. */
const completedSteps = ({ status, submissionOpen, openedAt, sentAt }: RequestView): number => {
  if (status === 'completed') return 5;
  if (openedAt) return status === 'sent' ? 3 : 4;
  if (!sentAt) return 0;
  return submissionOpen ? 2 : 3;
};

interface Step {
  label: string;
  detail: string;
  state: 'done' | 'now' | 'next';
}

/** The steps of a consultation with their dates and counts. */
export function consultationSteps(view: RequestView): Step[] {
  const labels = [steps.draft, steps.sent, steps.collecting, steps.reading, steps.concluded];
  const details = detailsOf(view);
  const completed = completedSteps(view);
  const isEnded = view.status === 'cancelled' || view.status === 'expired';
  const all = labels.map(
    (label, at): Step => ({
      label,
      detail: details[at] ?? '',
      state: at < completed ? 'done' : at === completed && !isEnded ? 'now' : 'next',
    }),
  );
  if (!isEnded) return all;
  const end = view.closedAt ? formatDate(view.closedAt) : '';
  return [...all.slice(0, completed), { label: REQUEST_STATUS[view.status].label, detail: end, state: 'now' }];
}

/** Title and text of the next step of a consultation. */
export function consultationNext(view: RequestView): { title: string; text: string } {
  const { status, submissionOpen, offerCount, openedAt, cancelReason, content } = view;
  if (status === 'draft') return { title: next.draft, text: next.draftText };
  if (status === 'cancelled') return { title: next.cancelled, text: next.cancelledText(cancelReason) };
  if (status === 'expired') return { title: next.expired, text: next.expiredText };
  if (status === 'completed') return { title: next.concluded, text: next.concludedText };
  if (openedAt) return { title: next.read, text: next.readText };
  if (submissionOpen) {
    const deadline = content.deadline ? formatDateTime(content.deadline) : '';
    return { title: next.waiting(deadline), text: next.waitingText(offerCount) };
  }
  if (offerCount === 0) return { title: next.noAnswers, text: next.noAnswersText };
  return { title: next.open, text: next.openText(offerCount) };
}
