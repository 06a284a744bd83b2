import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Address of the place of uploaded files: `FILES_URL`, or a folder beside the portal's other data. */
export const filesUrl = (folder: string): string => process.env.FILES_URL || pathToFileURL(join(folder, 'files')).href;
