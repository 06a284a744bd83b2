import { DOCUMENT_TYPES } from '@psp/contracts/files';
import { formatNumber } from '@psp/design-system/format';

const KIB = 1024;

/** "1,4 MB", "320 kB" */
export const fileSize = (bytes: number): string =>
  bytes >= KIB * KIB
    ? `${formatNumber(Math.round((bytes / KIB / KIB) * 10) / 10)}\u00a0MB`
    : `${formatNumber(Math.max(1, Math.round(bytes / KIB)))}\u00a0kB`;

/** "PDF", "DOCX" */
export const fileKind = (contentType: string): string =>
  Object.entries(DOCUMENT_TYPES)
    .find(([, type]) => type === contentType)?.[0]
    .toUpperCase() ?? 'Fișier';
