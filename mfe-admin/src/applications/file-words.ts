import { DOCUMENT_TYPES } from '@psp/contracts/files';

/** "PDF", "DOCX" */
export const fileKind = (contentType: string): string =>
  Object.entries(DOCUMENT_TYPES)
    .find(([, type]) => type === contentType)?.[0]
    .toUpperCase() ?? 'Fișier';
