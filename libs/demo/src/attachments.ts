import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadedFile } from '@psp/contracts/files';
import type { Actor } from '@psp/domain/actor';
import { keepLibraryFile } from '@psp/domain/knowledge/library/files';
import { keepAttachment } from '@psp/domain/operating/files/keep-attachment';
import { keepUpload } from '@psp/domain/operating/files/keep-upload';
import { writeWord } from '@psp/domain/operating/files/word-document';
import { storeMagazineFile } from '@psp/domain/publishing/magazine/issues';
import type { FileStore } from '@psp/domain/operating/files/store';
import type { ReceivedFile } from '@psp/domain/operating/files/store-file';
import type { Dated, Write } from '@psp/domain/write';
import type { DemoFile } from './content/library.ts';
import type { ScheduledRequest } from './scheduled-request.ts';

/* Writes a PDF of one page to a temporary file, as an upload does, and passes it to `keep`. */
const withPdf = <T>(name: string, lines: readonly string[], keep: (file: ReceivedFile) => Promise<T>): Promise<T> =>
  withPages(name, [lines], keep);

const withPages = <T>(
  name: string,
  pages: readonly (readonly string[])[],
  keep: (file: ReceivedFile) => Promise<T>,
): Promise<T> => withContent(name, writePdf(pages), keep);

async function withContent<T>(name: string, content: Buffer, keep: (file: ReceivedFile) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'psp-attachment-'));
  const path = join(folder, 'upload');
  try {
    await writeFile(path, content);
    return await keep({ path, name, size: content.length });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns a function that uploads a document for an application. */
export const attachDocument =
  (files: FileStore, applicant: string, name: string) =>
  (write: Dated): Promise<UploadedFile> =>
    withPdf(name, [applicant, name.replace('.pdf', ''), 'Document de exemplu.'], (file) =>
      keepUpload(write, files, file, 'presentation'),
    );

const SPECIFICATION = 'Caiet de sarcini.pdf';
const FORM = 'Formular de ofertă.pdf';
const FORM_LINES = ['Formular de ofertă', 'Denumirea firmei: ...', 'Preț fără TVA: ... lei', 'Termen: ... zile'];

/** Uploads the specification of a request and its offer form; returns their ids. */
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
    ids.push((await withPdf(name, text, (file) => keepAttachment(write, files, file, write.actor))).id);
  return ids;
}

/** Uploads the specification of a project of the exchange; returns its id. */
export const attachSpecification = async (
  write: Write<Actor>,
  files: FileStore,
  authority: string,
  { title, what }: { title: string; what: string },
): Promise<string> => {
  const lines = ['Caiet de sarcini', authority, title, ...what.split(/(?<=\.) /)];
  return (await withPdf(SPECIFICATION, lines, (file) => keepAttachment(write, files, file, write.actor))).id;
};

/** Uploads the file of a certificate; returns its id. */
export const attachCertificate = async (
  write: Write<Actor>,
  files: FileStore,
  lines: readonly string[],
): Promise<string> =>
  (await withPdf('Certificat.pdf', ['Certificat', ...lines], (file) => keepAttachment(write, files, file, write.actor)))
    .id;

/** Uploads the layout of an advertising page; returns its id. */
export const attachLayout = async (write: Write<Actor>, files: FileStore, firm: string): Promise<string> =>
  (
    await withPdf('Macheta reclamei.pdf', [firm, 'Pagina de reclama, A4'], (file) =>
      keepAttachment(write, files, file, write.actor),
    )
  ).id;

/** Uploads the PDF of an issue of the magazine; returns its id. */
export const keepMagazineFile = (
  write: Write<Actor>,
  files: FileStore,
  name: string,
  pages: readonly (readonly string[])[],
): Promise<string> => withPages(name, pages, (file) => storeMagazineFile(write, files, file, write.actor));

/** Uploads a file for a document of the library; returns its id. */
export const keepDocumentFile = async (
  write: Write<Actor>,
  files: FileStore,
  { name, content }: DemoFile,
): Promise<string> => {
  const bytes = typeof content === 'string' ? writeWord(content) : writePdf([content]);
  return (await withContent(name, bytes, (file) => keepLibraryFile(write, files, file, write.actor))).id;
};

/** A4 in points. */
const PAGE = '0 0 595 842';

const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^ -~]/g, '')
    .replace(/[\\()]/g, '\\$&');

/* Objects before those of the pages: catalogue, list of pages, font. */
const BEFORE_PAGES = 3;

/** Writes a PDF of pages with the given lines. Diacritics are removed, because the standard font lacks them. */
export function writePdf(pages: readonly (readonly string[])[]): Buffer {
  const numberOf = (page: number) => BEFORE_PAGES + 1 + 2 * page;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, page) => `${numberOf(page)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, page) => pageObjects(lines, numberOf(page) + 1)),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1');
}

/* A page and its content; `content` is the number of the second. */
const pageObjects = (lines: readonly string[], content: number): [string, string] => {
  const text = lines.map((line) => `(${ascii(line)}) Tj T*`).join('\n');
  const drawn = `BT /F1 14 Tf 24 TL 72 770 Td\n${text}\nET`;
  const resources = '<< /Font << /F1 3 0 R >> >>';
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [${PAGE}] /Contents ${content} 0 R /Resources ${resources} >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ];
};
