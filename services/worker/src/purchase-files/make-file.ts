import type { MikroORM } from '@mikro-orm/postgresql';
import { csvOf } from '@psp/bff-kit/tables/csv';
import { RECEIVED } from '@psp/contracts/request-kinds';
import { type DocumentPart, verificationAddress } from '@psp/contracts/documents';
import { asSystem } from '@psp/domain/as-system';
import { databaseNow } from '@psp/domain/clock';
import { clarificationPages } from '@psp/domain/communicating/messages/transcript';
import type { FileStore } from '@psp/domain/operating/files/store';
import { createReadDb, type Db } from '@psp/domain/read-db';
import { type PurchaseContent, purchaseContent } from '@psp/domain/sourcing/purchase-files/content';
import { finishFile, type MadePart, partKey, typeOf } from '@psp/domain/sourcing/purchase-files/finish-file';
import { inThread } from '@psp/domain/threads';
import { messagesText } from '@psp/features/messages/server/archive';
import { ZipFile } from 'yazl';
import { addLazily, safeName, storeArchive } from '../documents/archives.ts';
import { sha256 } from '../documents/sha256.ts';
import { notifiedTable } from './notified-firms.ts';
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

/** Dependencies for making documents. */
export interface Portal {
  orm: MikroORM;
  files: FileStore;
  /** Origin of the address in the QR code. */
  publicOrigin: string;
}

/** Number of failed attempts after which the PDF is written with long texts and lists cut. */
const FULL_ATTEMPTS = 2;

interface Job {
  /** Id of the purchase file. */
  id: string;
  /** Failed attempts before this one. */
  failures: number;
}

interface Documents {
  pdf: Uint8Array;
  workbook: Uint8Array | null;
  /** Full text of the document when the PDF is cut. */
  text: string | null;
}

interface Entry {
  path: string;
  name: string;
  key: string;
  at: string;
}

const names = strings.files;

/* Creates and ends the archive: the documents, the notified firms, all attachments and messages. */
async function createArchive(
  db: Db,
  files: FileStore,
  content: PurchaseContent,
  documents: Documents,
): Promise<ZipFile> {
  const { number } = content.request;
  const zip = new ZipFile();
  const mtime = new Date(content.createdAt);
  const { pdf, workbook, text } = documents;
  zip.addBuffer(Buffer.from(pdf), names.pdf(number), { mtime });
  if (workbook) zip.addBuffer(Buffer.from(workbook), names.xlsx(number), { mtime });
  if (text !== null) zip.addBuffer(Buffer.from(text), names.whole, { mtime });
  const { columns, rows } = notifiedTable(content);
  zip.addBuffer(Buffer.from(csvOf([columns, ...rows])), names.told, { mtime });
  for (const entry of attachmentsOf(content)) await addStored(zip, files, entry);
  for (const [index, { id, firm, total, messages }] of content.clarifications.entries())
    if (total > messages.length)
      addLazily(zip, `${names.clarifications}/${safeName(firm)}/${names.messages(index + 1)}`, mtime, async () =>
        messagesText(clarificationPages(db, id)),
      );
  zip.end();
  return zip;
}

/* Numbered over all firms, because two firms may have the same name. */
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

/* Adds a stored object, or a text that says that the object is lost. */
async function addStored(zip: ZipFile, files: FileStore, { path, name, key, at }: Entry): Promise<void> {
  const mtime = new Date(at);
  if (await files.fileExists(key)) addLazily(zip, path, mtime, () => files.read(key));
  else zip.addBuffer(Buffer.from(strings.gone(name)), names.gone(path), { mtime });
}

/**
 * Creates the file of a purchase and stores its parts. After two attempts that failed or ended the process, long texts are cut in
 * the PDF, which says so. Does nothing for a file that is finished or abandoned. Throws database and storage errors; a retry
 * overwrites the stored objects.
 */
export const makePurchaseFile = async ({ orm, files, publicOrigin }: Portal, { id, failures }: Job): Promise<void> => {
  const db = createReadDb(orm);
  const content = await purchaseContent(db, id, await databaseNow(orm));
  if (!content) return;
  const { number, kind } = content.request;
  const isBrief = failures >= FULL_ATTEMPTS;
  const address = verificationAddress(publicOrigin, content.code);
  const checksum = sha256(JSON.stringify(content));
  const pdf = await printPdf({ content, checksum, address, isBrief }, null);
  // Answers to a consultation contain no numbers to compare.
  const workbook = kind === 'consultation' ? null : await printWorkbook(content, null);
  const store = async (part: DocumentPart, bytes: Uint8Array): Promise<MadePart> => {
    await files.write(partKey(id, part), Buffer.from(bytes), { mimeType: typeOf(part) });
    return { kind: part, name: strings.files[part](number), size: bytes.length, checksum: sha256(bytes) };
  };
  const parts = [await store('pdf', pdf)];
  if (workbook) parts.push(await store('xlsx', workbook));
  const text = isBrief ? await printText({ content, checksum, address }, null) : null;
  const archive = await createArchive(db, files, content, { pdf, workbook, text });
  parts.push({
    kind: 'zip',
    name: strings.files.zip(number),
    ...(await storeArchive(files, partKey(id, 'zip'), archive)),
  });
  await asSystem(orm, (write) => finishFile(write, id, { contentChecksum: checksum, parts }));
};
