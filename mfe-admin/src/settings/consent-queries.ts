import { CONSENTS, type Consent, type consentTextOperations } from '@psp/contracts/consent-texts';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

export const consentTexts = createApi<typeof consentTextOperations>('admin');

export const consents: readonly Consent[] = CONSENTS;
export const consentTextQuery = (document: Consent) =>
  readQuery(consentTexts, ['admin', 'settings', 'consent-texts', document], 'GET /settings/consent-texts/:document', {
    document,
  });

export const restoreConsent = (document: string, body: { version: number; of: number }) =>
  consentTexts.call('POST /settings/consent-texts/:document/restore', { document, body });
