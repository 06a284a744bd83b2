import { verificationAddress } from '@psp/contracts/documents';
import { inThread } from '@psp/domain/threads';
import { asSystem } from '@psp/domain/as-system';
import { databaseNow } from '@psp/domain/clock';
import { noteContent } from '@psp/domain/collaborating/reception-notes/content';
import { finishNote, noteKey } from '@psp/domain/collaborating/reception-notes/finish-note';
import { createReadDb } from '@psp/domain/read-db';
import type { Portal } from '../purchase-files/make-file.ts';
import { sha256 } from '../documents/sha256.ts';
import { strings } from './strings.ts';
import type { writeNote } from './write-note.ts';

const printNote = inThread<typeof writeNote>(new URL('./write-note.ts', import.meta.url), 'writeNote');

/**
 * Writes a reception note as PDF and stores it. Does nothing for a note that is finished or abandoned. Throws database and storage
 * errors; a retry overwrites the stored object.
 */
export const makeReceptionNote = async ({ orm, files, publicOrigin }: Portal, id: string): Promise<void> => {
  const content = await noteContent(createReadDb(orm), id, await databaseNow(orm));
  if (!content) return;
  const contentChecksum = sha256(JSON.stringify(content));
  const pdf = await printNote(
    { content, checksum: contentChecksum, address: verificationAddress(publicOrigin, content.code) },
    null,
  );
  await files.write(noteKey(id), Buffer.from(pdf), { mimeType: 'application/pdf' });
  const name = strings.fileName(content.project.request.number);
  const made = { name, size: pdf.length, checksum: sha256(pdf), contentChecksum };
  await asSystem(orm, (write) => finishNote(write, id, made));
};
