import type { MikroORM } from '@mikro-orm/postgresql';
import { formatDay, formatMoment } from '@psp/bff-kit/documents/format';
import { csvOf } from '@psp/bff-kit/tables/csv';
import { RECEIVED } from '@psp/contracts/consultations';
import { type DocumentPart, verificationAddress } from '@psp/contracts/documents';
import { amountsOfLine, ratesOf } from '@psp/contracts/offer-lines';
import type { OfferComparisonItem } from '@psp/contracts/offers';
import { CRITERIA } from '@psp/contracts/scores';
import { asSystem } from '@psp/domain/as-system';
import { databaseNow } from '@psp/domain/clock';
import { clarificationPages } from '@psp/domain/communicating/messages/transcript';
import type { FileStore } from '@psp/domain/operating/files/store';
import { createReadDb, type Db } from '@psp/domain/read-db';
import { type PurchaseContent, purchaseContent } from '@psp/domain/sourcing/purchase-files/content';
import { finishFile, type MadePart, partKey, typeOf } from '@psp/domain/sourcing/purchase-files/finish-file';
import { inThread } from '@psp/domain/threads';
import { messagesText } from '@psp/features/messages/server/archive';
import writeExcelFile from 'write-excel-file/node';
import { ZipFile } from 'yazl';
import { addLate, safeName, storeArchive } from '../documents/archives.ts';
import { sha256 } from '../documents/sha256.ts';
import { scoredOffers, stateOf, vatOf } from './choice-sections.ts';
import { notifiedTable } from './notified-firms.ts';
import { strings } from './strings.ts';
import type { writePdf, writeText } from './write-pdf.ts';

const LIMIT_MS = 120_000;
const document = new URL('./write-pdf.ts', import.meta.url);
const printPdf = inThread<typeof writePdf>(document, 'writePdf', LIMIT_MS);
const printText = inThread<typeof writeText>(document, 'writeText', LIMIT_MS);

type Cell = { value: string | number; fontWeight?: 'bold' } | null;

const head = (value: string): Cell => ({ value, fontWeight: 'bold' });
const cell = (value: string | number | null | undefined): Cell => (value == null || value === '' ? null : { value });

/** Writes the comparison as a workbook: what each offer says, and its scores; before the opening no offer. */
function writeWorkbook(content: PurchaseContent): Promise<Uint8Array> {
  const { weights, scored } = scoredOffers(content);
  const { workbook, offerColumns } = strings;
  const [firm = '', submitted = '', price = '', vat = '', withVat = '', , until = '', state = ''] = offerColumns;
  const scoreHeads = strings.scoreColumns(weights).slice(1);
  const heads = [firm, state, submitted, price, vat, withVat, workbook.delivery, until, workbook.rating, workbook.mark];
  const rows = scored.map(({ offer, score }) => [
    ...[cell(offer.firma.name), cell(stateOf(offer)), cell(formatMoment(offer.submittedAt))],
    ...[cell(offer.price), cell(rateCell(offer)), cell(offer.priceWithVat), cell(offer.deliveryDays)],
    ...[cell(formatDay(offer.validUntil)), cell(offer.rating), cell(offer.methodMark), cell(score?.place)],
    ...CRITERIA.map((criterion) => cell(score?.[criterion])),
    cell(score?.total),
  ]);
  const { number, content: written } = content.request;
  const title = [head(`${number} ${written.title}`)];
  const sheet = [title, [...heads, ...scoreHeads].map(head), ...rows];
  const columns = [
    { width: 28 },
    ...Array.from({ length: heads.length + scoreHeads.length - 1 }, () => ({ width: 16 })),
  ];
  const first = { data: sheet, sheet: workbook.sheet, columns };
  const lines = linesOf(content);
  if (lines.length === 0) return writeExcelFile([first]).toBuffer();
  const second = { data: [workbook.lineHeads.map(head), ...lines], sheet: workbook.linesSheet, columns: LINE_COLUMNS };
  return writeExcelFile([first, second]).toBuffer();
}

const LINE_COLUMNS = [28, 8, 44, 12, 12, 16, 10, 16, 16, 16].map((width) => ({ width }));

/* One rate is a number; several are text. */
function rateCell(offer: OfferComparisonItem): number | string {
  const [rate, ...others] = ratesOf(offer);
  return rate === undefined || others.length > 0 ? vatOf(offer) : rate;
}

/* The lines of all offers, one below the other, each with its amounts. */
const linesOf = ({ request }: PurchaseContent): Cell[][] =>
  (request.offers ?? []).flatMap(({ firma, lines }) =>
    (lines ?? []).map((line, at) => {
      const { description, quantity, unit, unitPrice, vatRate } = line;
      const amounts = amountsOfLine(line);
      return [
        firma.name,
        at + 1,
        description,
        quantity,
        unit,
        unitPrice,
        vatRate,
        amounts?.net,
        amounts?.vat,
        amounts?.gross,
      ].map(cell);
    }),
  );

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
async function archiveOf(db: Db, files: FileStore, content: PurchaseContent, made: Made): Promise<ZipFile> {
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
