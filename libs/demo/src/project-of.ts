import type { Versioned } from '@psp/domain/act';
import type { Write } from '@psp/domain/write';
import type { ScheduledRequest } from './scheduled-request.ts';
import { rowOf } from './step.ts';

/** The project that an accepted offer opened, as one of its sides reads it. */
export const projectOf = (write: Write<unknown>, { id }: ScheduledRequest): Promise<Versioned> =>
  rowOf(write, 'project', { request_id: id });
