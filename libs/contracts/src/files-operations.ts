import { z } from 'zod';
import { anyone, presenters } from './access.ts';
import { fileView, uploadedFile } from './files.ts';
import { operations, upload } from './operations.ts';

/* Apart from files.ts, whose schemas public pages load. */

const attached = { access: presenters, view: fileView };
/** Files sent one at a time, for what an authority is about to save. */
export const uatUploadOperations = operations(['uat'], {
  attach: upload('service-request.attach', '/uploads', attached),
});
/** The same of a firm. */
export const firmaUploadOperations = operations(['firma'], {
  attach: upload('offer.attach', '/uploads', attached),
});

const uploadQuery = z.strictObject({ kind: z.enum(['document', 'presentation']).default('document') });
/* For anyone: documents are attached before there is an account; whoever holds the secret of the answer may use the file. */
export const uploadOperations = operations(['identity'], {
  send: upload(null, '/uploads', { access: anyone, query: uploadQuery, view: uploadedFile }),
});
