import type { MessagesArea } from '@psp/features/messages/ui/area';
import { api } from '../common/api.ts';

/** Conversations as the authority has them. */
export const messages: MessagesArea = { kind: 'uat', client: api };
