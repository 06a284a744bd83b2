import { createClient } from '@psp/remote/client';

/** The association's service. */
export const api = createClient('admin');
