import type { publicLegalOperations } from '@psp/contracts/legal';
import { createApi } from '@psp/remote/api';
import { isApiError } from '@psp/remote/api-error';
import { readQuery } from '@psp/remote/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const legal = createApi<typeof publicLegalOperations>('public');

/* What a form showed stays what it showed, however long it is filled in. */
const legalQuery = {
  ...readQuery(legal, ['public', 'legal'], 'GET /legal'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
};

/**
 * The version of the legal documents that a form speaks of, as it was when the form appeared. `forgetStale` makes the next
 * try speak of the present one, after a refusal because they have changed.
 */
export function useConsentVersion() {
  const client = useQueryClient();
  useQuery(legalQuery);
  return {
    ask: async () => (await client.ensureQueryData(legalQuery)).consentVersion,
    forgetStale: (error: unknown) => {
      if (isApiError(error) && error.code === 'legal.version_changed') void client.resetQueries(legalQuery);
    },
  };
}
