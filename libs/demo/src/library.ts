import type { LibraryContent } from '@psp/contracts/library';
import { romanianDay } from '@psp/contracts/romania';
import { createDocument, publishDocument, reviseDocument } from '@psp/domain/knowledge/library/manage-library';
import type { FileStore } from '@psp/domain/operating/files/store';
import type { Write } from '@psp/domain/write';
import { keepDocumentFile } from './attachments.ts';
import { daysBefore, HOUR } from './clock.ts';
import { DOCUMENTS, type DocumentText } from './content/library.ts';
import { rowTimeline, type Step, rowOf } from './step.ts';
import type { World } from './world.ts';

const PREPARED_HOURS = 26;

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

/** Plans the documents of the library, each prepared and published, and one changed by a second version. */
export const librarySteps = (world: World, files: FileStore): Step[] =>
  DOCUMENTS.flatMap((text) => {
    const { admin, now } = world;
    const { publishedDays, file, revision, related } = text;
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
            fileIds: file ? [await keepDocumentFile(write, files, file)] : [],
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
  }).sort((one, other) => one.at.getTime() - other.at.getTime());
