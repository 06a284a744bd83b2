import { verificationAddress } from '@psp/contracts/documents';
import type { MikroORM } from '@mikro-orm/postgresql';
import { inThread } from '@psp/domain/threads';
import type { DocumentPart } from '@psp/contracts/documents';
import { asSystem } from '@psp/domain/as-system';
import { databaseNow } from '@psp/domain/clock';
import type { FileStore } from '@psp/domain/operating/files/store';
import { createReadDb } from '@psp/domain/read-db';
import { purchaseContent } from '@psp/domain/sourcing/purchase-files/content';
import { finishFile, type MadePart, partKey, typeOf } from '@psp/domain/sourcing/purchase-files/finish-file';
import { storeArchive } from '../documents/archives.ts';
import { sha256 } from '../documents/sha256.ts';
import { archiveOf } from './archive.ts';
import { strings } from './strings.ts';
import type { writeWorkbook } from './workbook.ts';
import type { writePdf, writeText } from './write-pdf.ts';

const LIMIT_MS = 120_000;
const document = new URL('./write-pdf.ts', import.meta.url);
const printPdf = inThread<typeof writePdf>(document, 'writePdf', LIMIT_MS);
const printText = inThread<typeof writeText>(document, 'writeText', LIMIT_MS);
const printWorkbook = inThread<typeof writeWorkbook>(
  new URL('./workbook.ts', import.meta.url),
  'writeWorkbook',
  LIMIT_MS,
);

/** What documents are made with. */
export interface Portal {
  orm: MikroORM;
  files: FileStore;
  /** Address of the portal, for the QR code. */
  publicOrigin: string;
}

/** After so many failed attempts long texts and lists are left to the archive. */
const WHOLE_ATTEMPTS = 2;

interface Job {
  /** Of the file. */
  id: string;
  /** Failed attempts before this one. */
  failures: number;
}

/**
 * Makes the file for a purchase and stores its parts. A file that could not be made twice, whether the attempt failed or ended the
 * process, is made with long texts cut, and says so. Does nothing for one that is made or given up. Throws database and storage
 * errors; a retry overwrites what was stored.
 */
export const makePurchaseFile = async ({ orm, files, publicOrigin }: Portal, { id, failures }: Job): Promise<void> => {
  const db = createReadDb(orm);
  const content = await purchaseContent(db, id, await databaseNow(orm));
  if (!content) return;
  const { number, kind } = content.request;
  const isBrief = failures >= WHOLE_ATTEMPTS;
  const address = verificationAddress(publicOrigin, content.code);
  const checksum = sha256(JSON.stringify(content));
  const pdf = await printPdf({ content, checksum, address, isBrief }, null);
  // Answers to a consultation have nothing that is compared in numbers.
  const workbook = kind === 'consultation' ? null : await printWorkbook(content, null);
  const store = async (part: DocumentPart, bytes: Uint8Array): Promise<MadePart> => {
    await files.write(partKey(id, part), Buffer.from(bytes), { mimeType: typeOf(part) });
    return { kind: part, name: strings.files[part](number), size: bytes.length, checksum: sha256(bytes) };
  };
  const made = [await store('pdf', pdf)];
  if (workbook) made.push(await store('xlsx', workbook));
  const text = isBrief ? await printText({ content, checksum, address }, null) : null;
  const archive = await archiveOf(db, files, content, { pdf, workbook, text });
  made.push({
    kind: 'zip',
    name: strings.files.zip(number),
    ...(await storeArchive(files, partKey(id, 'zip'), archive)),
  });
  await asSystem(orm, (write) => finishFile(write, id, { contentChecksum: checksum, parts: made }));
};
