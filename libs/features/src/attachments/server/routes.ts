import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import type { Reception } from '@psp/bff-kit/uploads/receive-file';
import { firmaUploadOperations, uatUploadOperations } from '@psp/contracts/files-operations';
import { keepAttached } from './handlers.ts';

/** Receives files one at a time, for what the organisation is about to save. */
export function attachmentUploads(app: PortalApp, kind: 'uat' | 'firma', reception?: Reception): void {
  const handlers = { attach: keepAttached(reception) };
  if (kind === 'uat') implement(app, kind, uatUploadOperations, handlers);
  else implement(app, kind, firmaUploadOperations, handlers);
}
