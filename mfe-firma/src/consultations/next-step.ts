import type { OpportunityItem, OpportunityView } from '@psp/contracts/opportunities';
import { formatDateTime } from '@psp/design-system/format';
import { strings } from './strings.ts';

const { next } = strings;

export const isConsultation = ({ kind }: Pick<OpportunityItem, 'kind'>): boolean => kind === 'consultation';

/** What a firm is to do next at a consultation, or how it ended. */
export function consultationStep(view: OpportunityView): { title: string; text?: string } {
  const { answer, submissionOpen, outcome, cancelReason, conclusion, actions } = view;
  const until = formatDateTime(view.deadline);
  if (conclusion) return { title: next.concluded, text: next.concludedText };
  if (outcome === 'cancelled')
    return { title: next.cancelled, text: cancelReason ? next.cancelledText(cancelReason) : undefined };
  if (outcome === 'none') return { title: next.ended };
  const hasAnswered = answer?.status === 'submitted';
  if (!submissionOpen) return hasAnswered ? { title: next.opened, text: next.openedText } : { title: next.closed };
  if (hasAnswered) return { title: next.sent, text: next.sentText(until) };
  return actions.includes('answer') ? { title: next.write(until), text: next.writeText } : { title: next.read(until) };
}
