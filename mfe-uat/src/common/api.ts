import { createClient } from '@psp/remote/client';

/** The town halls' service. */
export const api = createClient('uat');
