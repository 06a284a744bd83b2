import type { EventArea } from '@psp/features/events/ui/area';
import { createApi } from '@psp/remote/api';

/** Events as an authority reads them. */
export const events: EventArea = { kind: 'uat', api: createApi('uat'), title: 'Evenimente', path: '/uat/events' };
