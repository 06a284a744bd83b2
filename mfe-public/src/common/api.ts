import { createClient } from '@psp/remote/client';

/** The service of pages that anybody may read. */
export const api = createClient('public');
