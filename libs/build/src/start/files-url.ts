import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Returns the URL of the file store: `FILES_URL`, or a folder in the portal's data folder. */
export const filesUrl = (folder: string): string => process.env.FILES_URL || pathToFileURL(join(folder, 'files')).href;

/** Returns the folder of the audit's daily heads: `AUDIT_HEADS_DIR`, or a folder in the portal's data folder. */
export const auditHeadsDir = (folder: string): string => process.env.AUDIT_HEADS_DIR || join(folder, 'audit');
