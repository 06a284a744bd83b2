import type { Versioned } from '@psp/domain/act';
import type { Write } from '@psp/domain/write';
import type { ScheduledRequest } from './scheduled-request.ts';
import { rowOf } from './step.ts';

/** Finds the project of a request. */
export const projectOf = (write: Write<unknown>, { id }: ScheduledRequest): Promise<Versioned> =>
  rowOf(write, 'project', { request_id: id });
