import type { publicPartnerOperations } from '@psp/contracts/partners';
import type { publicSolutionOperations } from '@psp/contracts/solutions';
import { createApi } from '@psp/remote/api';
import { isApiError } from '@psp/remote/api-error';
import { queryOptions } from '@tanstack/react-query';
import { fromDomain, fromPartner, fromPartners, fromSolution, type Prefill, type Wanted } from './prefill.ts';

const shown = createApi<typeof publicPartnerOperations | typeof publicSolutionOperations>('public');

async function read(wanted: Wanted, signal: AbortSignal): Promise<Prefill> {
  if ('solution' in wanted)
    return fromSolution(await shown.call('GET /solutions/:id', { id: wanted.solution, signal }));
  if ('domain' in wanted) return fromDomain(wanted.domain);
  const partners = await Promise.all(wanted.partners.map((id) => shown.call('GET /partners/:id', { id, signal })));
  const [only] = partners;
  return only && partners.length === 1 ? fromPartner(only, wanted.service, wanted.tier) : fromPartners(partners);
}

/** What a new request is filled with; null when what it should come from is not there any more. */
export const prefillQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['uat', 'prefill', wanted] as const,
    queryFn: ({ signal }) =>
      read(wanted, signal).catch((error: unknown) => {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }),
    // Read once: what is filled in must not change under the person's hands.
    staleTime: Number.POSITIVE_INFINITY,
  });
