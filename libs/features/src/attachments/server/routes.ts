import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import type { Reception } from '@psp/bff-kit/uploads/receive-file';
import { firmaUploadOperations, uatUploadOperations } from '@psp/contracts/files-operations';
import { attachmentUpload } from './handlers.ts';

/** Registers the upload of one file, which a record of the organisation attaches later. */
export function attachmentUploads(app: PortalApp, kind: 'uat' | 'firma', reception?: Reception): void {
  const handlers = { attach: attachmentUpload(reception) };
  if (kind === 'uat') implement(app, kind, uatUploadOperations, handlers);
  else implement(app, kind, firmaUploadOperations, handlers);
}
