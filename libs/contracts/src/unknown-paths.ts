import { z } from 'zod';
import { anyone } from './access.ts';
import { call, operations } from './operations.ts';

/** Addresses of missing pages, reported by browsers. */
export const unknownPathOperations = operations(['public'], {
  tell: call('POST /unknown-paths', { access: anyone, body: z.strictObject({ path: z.string().max(500) }) }),
});
