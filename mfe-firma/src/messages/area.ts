import type { MessagesArea } from '@psp/features/messages/ui/area';
import { createApi } from '@psp/remote/api';
import { authoritiesQuery } from '../profile/queries.ts';

/** Configuration of the message pages for firms. */
export const messages: MessagesArea = { kind: 'firma', api: createApi('firma'), recipients: authoritiesQuery };
