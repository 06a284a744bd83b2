import type { publicLegalOperations } from '@psp/contracts/legal';
import { createApi } from '@psp/remote/api';
import { isApiError } from '@psp/remote/api-error';
import { readQuery } from '@psp/remote/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const legal = createApi<typeof publicLegalOperations>('public');

/* Never stale: the version must stay the one that the form showed. */
const legalQuery = {
  ...readQuery(legal, ['public', 'legal'], 'GET /legal'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
};

/**
 * Provides the version of the legal documents at the time when a form was opened. `read` resolves to it; `forgetStale` discards
 * it when `error` says that the documents have changed, so that the next attempt uses the current version.
 */
export function useConsentVersion() {
  const client = useQueryClient();
  useQuery(legalQuery);
  return {
    read: async () => (await client.ensureQueryData(legalQuery)).consentVersion,
    forgetStale: (error: unknown) => {
      if (isApiError(error) && error.code === 'legal.version_changed') void client.resetQueries(legalQuery);
    },
  };
}
