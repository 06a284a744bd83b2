import type { OpportunityItem, OpportunityView } from '@psp/contracts/opportunities';
import { formatDateTime } from '@psp/design-system/format';
import { endedOn } from '../opportunities/labels.ts';
import { strings } from './strings.ts';

const { next } = strings;

export const isConsultation = ({ kind }: Pick<OpportunityItem, 'kind'>): boolean => kind === 'consultation';

const closedText = (end: OpportunityView['end']): string | undefined => {
  if (end?.why === 'opened') return next.readEarlyText(endedOn(end));
  return end?.why === 'deadline' ? next.deadlineText(endedOn(end)) : undefined;
};

/** Title and text of the firm's next step in a consultation, or of its outcome. */
export function consultationStep(view: OpportunityView): { title: string; text?: string } {
  const { answer, submissionOpen, outcome, cancelReason, conclusion, actions, end } = view;
  const on = endedOn(end);
  const until = formatDateTime(view.deadline);
  if (conclusion) return { title: next.concluded(on), text: next.concludedText };
  if (outcome === 'cancelled')
    return { title: next.cancelled(on), text: cancelReason ? next.cancelledText(cancelReason) : undefined };
  if (outcome === 'none') return { title: next.ended(on) };
  const hasAnswered = answer?.status === 'submitted';
  if (!submissionOpen)
    return hasAnswered ? { title: next.opened, text: next.openedText } : { title: next.closed, text: closedText(end) };
  if (hasAnswered) return { title: next.sent, text: next.sentText(until) };
  return actions.includes('answer') ? { title: next.write(until), text: next.writeText } : { title: next.read(until) };
}
