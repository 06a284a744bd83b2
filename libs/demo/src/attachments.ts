import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadedFile } from '@psp/contracts/files';
import { keepUpload } from '@psp/domain/operating/files/keep-upload';
import type { FileStore } from '@psp/domain/operating/files/store';
import type { Dated } from '@psp/domain/write';
import { writePdf } from './pdf.ts';

/** Sends a document that an applicant attaches. */
export const attaching =
  (files: FileStore, applicant: string, name: string) =>
  async (write: Dated): Promise<UploadedFile> => {
    const content = writePdf([applicant, name.replace('.pdf', ''), 'Document de exemplu.']);
    const folder = await mkdtemp(join(tmpdir(), 'psp-attachment-'));
    const path = join(folder, name);
    try {
      await writeFile(path, content);
      return await keepUpload(write, files, { path, name, size: content.length }, 'presentation');
    } finally {
      await rm(folder, { recursive: true });
    }
  };
