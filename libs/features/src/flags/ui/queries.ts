import type { flagOperations } from '@psp/contracts/flag-operations';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

/** Content that a member reports, in the members' area of the reader. */
export interface Flagged {
  area: 'uat' | 'firma';
  kind: 'review' | 'solution';
  id: string;
}

const READS = { review: 'GET /flags/reviews/:id', solution: 'GET /flags/solutions/:id' } as const;
const WRITES = { review: 'POST /flags/reviews/:id', solution: 'POST /flags/solutions/:id' } as const;

export const flaggableQuery = ({ area, kind, id }: Flagged) =>
  readQuery(createApi<typeof flagOperations>(area), [area, 'flags', kind, id], READS[kind], { id });

/** Sends a report. */
export const sendFlag = ({ area, kind, id }: Flagged, reason: string) =>
  createApi<typeof flagOperations>(area).call(WRITES[kind], { id, body: { reason } });
