import type { MessagesArea } from '@psp/features/messages/ui/area';
import { api } from '../common/api.ts';

/** Conversations as the firm has them. */
export const messages: MessagesArea = { kind: 'firma', client: api };
