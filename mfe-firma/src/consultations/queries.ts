import type { ownAnswerOperations } from '@psp/contracts/opportunity-operations';
import { createApi } from '@psp/remote/api';

/** The firm's answers to consultations. */
export const answers = createApi<typeof ownAnswerOperations>('firma');
