import type { UploadedFile } from '@psp/contracts/files';
import { hashSecret, newSecret } from '../secrets.ts';
import { DomainError } from '../../errors.ts';
import type { Dated } from '../../write.ts';
import { inspectDocument } from './inspect-document.ts';
import type { FileStore } from './store.ts';
import { type ReceivedFile, storeFile } from './store-file.ts';

/** A presentation must be a PDF; other documents may also be Word files. */
export type UploadKind = 'document' | 'presentation';

/**
 * Checks a received file and stores it without an owner. Returns the secret (`claim`) with which it can be claimed. Call it outside
 * a transaction. Throws what `inspectDocument` and `storeFile` throw, and `file.not_pdf`.
 */
export async function keepUpload(
  dated: Dated,
  files: FileStore,
  received: ReceivedFile,
  kind: UploadKind,
): Promise<UploadedFile> {
  const type = await inspectDocument(received.path, received.name).catch((error: unknown) => {
    throw kind === 'presentation' && isOtherType(error) ? new DomainError('file.not_pdf') : error;
  });
  if (kind === 'presentation' && type !== 'pdf') throw new DomainError('file.not_pdf');
  const claim = newSecret();
  const file = await storeFile(dated, files, received, { purpose: 'application', type, claimHash: hashSecret(claim) });
  return { ...file, claim };
}

const isOtherType = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'file.type' || error.code === 'file.macros');
