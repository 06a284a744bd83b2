import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadedFile } from '@psp/contracts/files';
import type { Actor } from '@psp/domain/actor';
import { keepAttachment } from '@psp/domain/operating/files/keep-attachment';
import { keepUpload } from '@psp/domain/operating/files/keep-upload';
import type { FileStore } from '@psp/domain/operating/files/store';
import type { ReceivedFile } from '@psp/domain/operating/files/store-file';
import type { Dated, Write } from '@psp/domain/write';
import { writePdf } from './pdf.ts';
import type { ScheduledRequest } from './scheduled-request.ts';

/* A PDF as an upload leaves it, until it is kept. */
async function received<T>(
  name: string,
  lines: readonly string[],
  keep: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const content = writePdf(lines);
  const folder = await mkdtemp(join(tmpdir(), 'psp-attachment-'));
  const path = join(folder, 'upload');
  try {
    await writeFile(path, content);
    return await keep({ path, name, size: content.length });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Sends a document that an applicant attaches. */
export const attaching =
  (files: FileStore, applicant: string, name: string) =>
  (write: Dated): Promise<UploadedFile> =>
    received(name, [applicant, name.replace('.pdf', ''), 'Document de exemplu.'], (file) =>
      keepUpload(write, files, file, 'presentation'),
    );

const SPECIFICATION = 'Caiet de sarcini.pdf';
const FORM = 'Formular de ofertă.pdf';
const FORM_LINES = ['Formular de ofertă', 'Denumirea firmei: ...', 'Preț fără TVA: ... lei', 'Termen: ... zile'];

/** Uploads what an authority asks for in a request, and the form on which it is offered; returns the ids. */
export async function attachRequestFiles(
  write: Write<Actor>,
  files: FileStore,
  { title, first, uat }: ScheduledRequest,
): Promise<string[]> {
  const lines = ['Caiet de sarcini', uat.name, title, ...first.description.split(/(?<=\.) /)];
  const ids: string[] = [];
  for (const [name, text] of [
    [SPECIFICATION, lines],
    [FORM, FORM_LINES],
  ] as const)
    ids.push((await received(name, text, (file) => keepAttachment(write, files, file, write.actor))).id);
  return ids;
}

/** Uploads a scanned certificate; returns the id of the file. */
export const attachCertificate = async (
  write: Write<Actor>,
  files: FileStore,
  lines: readonly string[],
): Promise<string> =>
  (
    await received('Certificat.pdf', ['Certificat', ...lines], (file) =>
      keepAttachment(write, files, file, write.actor),
    )
  ).id;
