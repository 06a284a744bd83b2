import { KNOWLEDGE_CATEGORIES } from '@psp/contracts/knowledge-categories';
import type { LibraryContent } from '@psp/contracts/library';
import { romanianDay } from '@psp/contracts/romania';
import {
  approveProposal,
  createDocument,
  publishDocument,
  reviseDocument,
} from '@psp/domain/knowledge/library/manage-library';
import { createImport, stopImport } from '@psp/domain/knowledge/library/import';
import { readImportTable } from '@psp/domain/knowledge/library/read-import';
import { proposeDocument } from '@psp/domain/knowledge/library/proposals';
import type { Actor } from '@psp/domain/actor';
import type { FileStore } from '@psp/domain/operating/files/store';
import type { Write } from '@psp/domain/write';
import { keepDocumentFile } from './attachments.ts';
import { daysBefore, HOUR } from './clock.ts';
import { type DemoFile, DOCUMENTS, type DocumentText, IMPORT_TABLE, PROPOSED } from './content/library.ts';
import { rowTimeline, type Step, rowOf } from './step.ts';
import type { World } from './world.ts';

const PREPARED_HOURS = 26;
/** Name of the firm that proposes a document. */
const PROPOSER = 'Civis Digital';

const contentOf = (
  { type, title, category, access, description, tags, body, verifiedDays }: DocumentText,
  { now, admin }: World,
): Omit<LibraryContent, 'fileIds' | 'relatedIds'> => ({
  ...{ type, title, category, access, description, tags: [...tags], body, author: admin.name, url: null },
  verifiedOn: verifiedDays === null ? null : romanianDay(daysBefore(now, verifiedDays)),
  ownerId: verifiedDays === null ? null : admin.accountId,
});

const idsOf = (write: Write<unknown>, titles: readonly string[]): Promise<string[]> =>
  Promise.all(titles.map(async (title) => (await rowOf(write, 'library_document', { title })).id));

/* One after the other: each stores its row in the same transaction. */
async function keepFiles(write: Write<Actor>, files: FileStore, attached: readonly DemoFile[]): Promise<string[]> {
  const ids: string[] = [];
  for (const file of attached) ids.push(await keepDocumentFile(write, files, file));
  return ids;
}

/* A proposal of a firm, which is approved, and one of the demo commune, which waits. */
const proposalSteps = ({ now, admin, firms, uats }: World): Step[] =>
  [
    { proposer: firms.find(({ name }) => name.startsWith(PROPOSER)), text: PROPOSED.firma, days: 25 },
    { proposer: uats.find(({ isDemo, uatType }) => isDemo && uatType === 'commune'), text: PROPOSED.uat, days: 2 },
  ].flatMap(({ proposer, text, days }) => {
    if (!proposer) throw new Error('nobody to propose a document');
    return rowTimeline(
      'library_document',
      {
        ...{ by: proposer, at: daysBefore(now, days) },
        command: (write) => proposeDocument(write, { ...text, tags: [...text.tags], url: null, fileIds: [] }),
      },
      text === PROPOSED.firma ? [{ by: admin, at: daysBefore(now, days - 1), command: approveProposal }] : [],
    );
  });

/* A table whose only row has an unknown type: the import was stopped, and its page says why. */
const importSteps = ({ now, admin }: World): Step[] => {
  const table = readImportTable(IMPORT_TABLE, KNOWLEDGE_CATEGORIES);
  return rowTimeline(
    'library_import',
    { by: admin, at: daysBefore(now, 9), command: (write) => createImport(write, { name: 'titluri.csv', table }) },
    [{ by: admin, at: daysBefore(now, 8), command: stopImport }],
  );
};

/** Plans an import and the documents of the library, each prepared and published, and one changed by a second version. */
export const librarySteps = (world: World, files: FileStore): Step[] =>
  [...documentSteps(world, files), ...proposalSteps(world), ...importSteps(world)].sort(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );

const documentSteps = (world: World, files: FileStore): Step[] =>
  DOCUMENTS.flatMap((text) => {
    const { admin, now } = world;
    const { publishedDays, files: attached = [], revision, related } = text;
    const content = contentOf(text, world);
    const published = daysBefore(now, publishedDays);
    return rowTimeline(
      'library_document',
      {
        by: admin,
        at: new Date(published.getTime() - PREPARED_HOURS * HOUR),
        command: async (write) =>
          createDocument(write, {
            ...content,
            fileIds: await keepFiles(write, files, attached),
            relatedIds: await idsOf(write, related),
          }),
      },
      [
        { by: admin, at: published, command: publishDocument },
        ...(revision
          ? [
              {
                ...{ by: admin, at: daysBefore(now, revision.daysAgo) },
                command: async (write: Parameters<typeof reviseDocument>[0], row: { id: string; version: number }) =>
                  reviseDocument(write, {
                    ...{ ...row, ...content, note: revision.note, body: `${text.body}\n${revision.body}` },
                    ...{ fileIds: [], relatedIds: await idsOf(write, related) },
                  }),
              },
            ]
          : []),
      ],
    );
  });
