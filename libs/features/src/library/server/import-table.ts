import { inThread } from '@psp/domain/threads';
import type { readUpload } from './read-import.ts';

/** Reads the uploaded table of an import in a thread. */
export const readTable = inThread<typeof readUpload>(new URL('./read-import.ts', import.meta.url), 'readUpload');
