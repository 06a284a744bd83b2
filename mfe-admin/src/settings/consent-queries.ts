import type { consentTextOperations } from '@psp/contracts/consent-texts';
import { CONSENT_DOCUMENTS, type ConsentDocument } from '@psp/contracts/legal-documents';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

export const consentTexts = createApi<typeof consentTextOperations>('admin');

export const consentDocuments: readonly ConsentDocument[] = CONSENT_DOCUMENTS;
export const consentTextQuery = (document: ConsentDocument) =>
  readQuery(consentTexts, ['admin', 'settings', 'consent-texts', document], 'GET /settings/consent-texts/:document', {
    document,
  });

export const restoreConsent = (document: string, body: { version: number; of: number }) =>
  consentTexts.call('POST /settings/consent-texts/:document/restore', { document, body });
