import type { publicLegalOperations } from '@psp/contracts/legal';
import { CONSENT_TEXTS, type ConsentDocument, type ConsentText } from '@psp/contracts/legal-documents';
import { createApi } from '@psp/remote/api';
import { isApiError } from '@psp/remote/api-error';
import { readQuery } from '@psp/remote/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const legal = createApi<typeof publicLegalOperations>('public');

/* Never stale: version and texts must stay those that the form showed. */
const legalQuery = {
  ...readQuery(legal, ['public', 'legal'], 'GET /legal'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
};

/** The words beside the checkboxes; `isPending` until they are known, so that nobody agrees to others. */
export interface ConsentWords extends Record<ConsentDocument, ConsentText> {
  isPending: boolean;
}

/**
 * Provides the version of the legal documents at the time when a form was opened, and the words beside its checkboxes. `read` resolves
 * to what the service records of both; `forgetStale` discards them when `error` says that the documents have changed, so that the next
 * attempt uses the current version.
 */
export function useConsentVersion() {
  const client = useQueryClient();
  const { data, isPending } = useQuery(legalQuery);
  const words: ConsentWords = { ...CONSENT_TEXTS, ...data?.consents, isPending };
  return {
    words,
    read: async () => {
      const { consentVersion: termsVersion, consents } = await client.ensureQueryData(legalQuery);
      if (!consents) return { termsVersion };
      const { terms, 'data-processing': processing } = consents;
      return { termsVersion, consentTexts: { terms: terms.version, 'data-processing': processing.version } };
    },
    forgetStale: (error: unknown) => {
      if (isApiError(error) && error.code === 'legal.version_changed') void client.resetQueries(legalQuery);
    },
  };
}
