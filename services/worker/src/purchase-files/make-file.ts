import type { MikroORM } from '@mikro-orm/postgresql';
import { csvOf } from '@psp/bff-kit/tables/csv';
import { RECEIVED } from '@psp/contracts/consultations';
import type { DocumentPart } from '@psp/contracts/documents';
import { asSystem } from '@psp/domain/as-system';
import { databaseNow } from '@psp/domain/clock';
import type { FileStore } from '@psp/domain/operating/files/store';
import { createReadDb } from '@psp/domain/read-db';
import { type PurchaseContent, purchaseContent } from '@psp/domain/sourcing/purchase-files/content';
import { finishFile, type MadePart, partKey, typeOf } from '@psp/domain/sourcing/purchase-files/finish-file';
import { ZipFile } from 'yazl';
import { addLate, safeName, storeArchive } from '../documents/archives.ts';
import { sha256 } from '../documents/sha256.ts';
import { strings } from './strings.ts';
import { writeWorkbook } from './workbook.ts';
import { notifiedTable } from './notified-firms.ts';
import { writePdf } from './write-pdf.ts';

/**
 * Makes the file for a purchase and stores its parts. Does nothing for one that is made or given up. Throws database and
 * storage errors; a retry overwrites what was stored.
 */
export const makePurchaseFile = async (orm: MikroORM, files: FileStore, id: string): Promise<void> => {
  const content = await purchaseContent(createReadDb(orm), id, await databaseNow(orm));
  if (!content) return;
  const { number } = content.request;
  const contentChecksum = sha256(JSON.stringify(content));
  const pdf = await writePdf(content, contentChecksum);
  // Answers to a consultation have nothing that is compared in numbers.
  const workbook = content.request.kind === 'consultation' ? null : await writeWorkbook(content);
  const store = async (kind: DocumentPart, bytes: Buffer): Promise<MadePart> => {
    await files.write(partKey(id, kind), bytes, { mimeType: typeOf(kind) });
    return { kind, name: strings.files[kind](number), size: bytes.length, checksum: sha256(bytes) };
  };
  const made = [await store('pdf', pdf)];
  if (workbook) made.push(await store('xlsx', workbook));
  const archive = await storeArchive(files, partKey(id, 'zip'), archiveOf(files, content, { pdf, workbook }));
  made.push({ kind: 'zip', name: strings.files.zip(number), ...archive });
  await asSystem(orm, (write) => finishFile(write, id, { contentChecksum, parts: made }));
};

function archiveOf(
  files: FileStore,
  content: PurchaseContent,
  made: { pdf: Buffer; workbook: Buffer | null },
): ZipFile {
  const { request, attachments, clarifications, createdAt } = content;
  const zip = new ZipFile();
  const mtime = new Date(createdAt);
  const names = strings.files;
  zip.addBuffer(made.pdf, names.pdf(request.number), { mtime });
  if (made.workbook) zip.addBuffer(made.workbook, names.xlsx(request.number), { mtime });
  const { columns, rows } = notifiedTable(content);
  zip.addBuffer(Buffer.from(csvOf([columns, ...rows])), names.told, { mtime });
  for (const [index, { name, key, firma, createdAt: at }] of attachments.entries()) {
    const folder = firma === null ? names.attachments : `${names.offers[RECEIVED[request.kind]]}/${safeName(firma)}`;
    addLate(zip, `${folder}/${index + 1}-${safeName(name)}`, new Date(at), () => files.read(key));
  }
  for (const [index, { firm, name, key, at }] of clarifiedWith(clarifications).entries())
    addLate(zip, `${names.clarifications}/${safeName(firm)}/${index + 1}-${safeName(name)}`, new Date(at), () =>
      files.read(key),
    );
  zip.end();
  return zip;
}

/* Counted over all firms: two may have one name. */
const clarifiedWith = (clarifications: PurchaseContent['clarifications']) =>
  clarifications.flatMap(({ firm, messages }) =>
    messages.flatMap(({ at, files }) => files.map((file) => ({ ...file, firm, at }))),
  );
