import { csvOf } from '@psp/bff-kit/tables/csv';
import { RECEIVED } from '@psp/contracts/consultations';
import { clarificationPages } from '@psp/domain/communicating/messages/transcript';
import type { FileStore } from '@psp/domain/operating/files/store';
import type { Db } from '@psp/domain/read-db';
import type { PurchaseContent } from '@psp/domain/sourcing/purchase-files/content';
import { messagesText } from '@psp/features/messages/server/archive';
import { ZipFile } from 'yazl';
import { addLate, safeName } from '../documents/archives.ts';
import { notifiedTable } from './notified-firms.ts';
import { strings } from './strings.ts';

interface Made {
  pdf: Uint8Array;
  workbook: Uint8Array | null;
  /** The text of the document where the PDF is cut. */
  text: string | null;
}

interface Entry {
  path: string;
  name: string;
  key: string;
  at: string;
}

const names = strings.files;

/** The archive of a file for a purchase, ended: the documents, the firms that were notified, all attachments and messages. */
export async function archiveOf(db: Db, files: FileStore, content: PurchaseContent, made: Made): Promise<ZipFile> {
  const { number } = content.request;
  const zip = new ZipFile();
  const mtime = new Date(content.createdAt);
  zip.addBuffer(Buffer.from(made.pdf), names.pdf(number), { mtime });
  if (made.workbook) zip.addBuffer(Buffer.from(made.workbook), names.xlsx(number), { mtime });
  if (made.text !== null) zip.addBuffer(Buffer.from(made.text), names.whole, { mtime });
  const { columns, rows } = notifiedTable(content);
  zip.addBuffer(Buffer.from(csvOf([columns, ...rows])), names.told, { mtime });
  for (const entry of attachmentsOf(content)) await addStored(zip, files, entry);
  for (const [index, { id, firm, total, messages }] of content.clarifications.entries())
    if (total > messages.length)
      addLate(zip, `${names.clarifications}/${safeName(firm)}/${names.messages(index + 1)}`, mtime, async () =>
        messagesText(clarificationPages(db, id)),
      );
  zip.end();
  return zip;
}

/* Counted over all firms: two may have one name. */
function attachmentsOf({ request, attachments, clarificationFiles }: PurchaseContent): Entry[] {
  const offers = names.offers[RECEIVED[request.kind]];
  return [
    ...attachments.map(({ name, key, firma, createdAt }, index) => ({
      ...{ name, key, at: createdAt },
      path: `${firma === null ? names.attachments : `${offers}/${safeName(firma)}`}/${index + 1}-${safeName(name)}`,
    })),
    ...clarificationFiles.map(({ firm, name, key, at }, index) => ({
      ...{ name, key, at },
      path: `${names.clarifications}/${safeName(firm)}/${index + 1}-${safeName(name)}`,
    })),
  ];
}

/* A lost object does not keep the file from being made: a text in its place says so. */
async function addStored(zip: ZipFile, files: FileStore, { path, name, key, at }: Entry): Promise<void> {
  const mtime = new Date(at);
  if (await files.fileExists(key)) addLate(zip, path, mtime, () => files.read(key));
  else zip.addBuffer(Buffer.from(strings.gone(name)), names.gone(path), { mtime });
}
