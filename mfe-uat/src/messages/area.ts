import type { MessagesArea } from '@psp/features/messages/ui/area';
import { createApi } from '@psp/remote/api';
import { partnersQuery } from '../service-requests/queries.ts';

/** Configuration of the message pages for authorities. */
export const messages: MessagesArea = { kind: 'uat', api: createApi('uat'), recipients: partnersQuery };
