import { inThread } from '@psp/domain/threads';
import type { readUpload } from './read-import.ts';

/** Reads the uploaded table of members and partners in a thread. */
export const readTable = inThread<typeof readUpload>(new URL('./read-import.ts', import.meta.url), 'readUpload');
