import type { ConsultationContent } from '@psp/contracts/consultations';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { api } from '../common/api.ts';

/** Where a file of an answer is downloaded. */
export const answerFileHref =
  (answerId: string) =>
  (fileId: string): string =>
    `/api/firma/consultation-answers/${answerId}/attachments/${fileId}`;

/** Sends the firm's answer in place of its version; null for the first. */
export const sendAnswer = (id: string, version: number | null, content: ConsultationContent) =>
  api.post<OpportunityView>(`/opportunities/${id}/answer`, { version, content });

export const withdrawAnswer = (id: string, version: number) =>
  api.post<OpportunityView>(`/opportunities/${id}/answer/withdraw`, { version });
