import { z } from 'zod';
import { anyone, presenters } from './access.ts';
import { fileView, uploadedFile } from './files.ts';
import { operations, upload } from './operations.ts';

/* Separate from files.ts, whose schemas are loaded by public pages. */

const attached = { access: presenters, view: fileView };
/** Uploads of an authority, one file at a time, to be attached by a later save. */
export const uatUploadOperations = operations(['uat'], {
  attach: upload('service-request.attach', '/uploads', attached),
});
/** The same for a firm. */
export const firmaUploadOperations = operations(['firma'], {
  attach: upload('offer.attach', '/uploads', attached),
});

const uploadQuery = z.strictObject({ kind: z.enum(['document', 'presentation']).default('document') });
/*
 * Access is `anyone`, since documents are uploaded before there is an account; the secret in the answer allows to attach the file.
 */
export const uploadOperations = operations(['identity'], {
  send: upload(null, '/uploads', { access: anyone, query: uploadQuery, view: uploadedFile }),
});
