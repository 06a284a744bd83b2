import type { MikroORM } from '@mikro-orm/postgresql';
import { asSystem } from '@psp/domain/as-system';
import type { FileStore } from '@psp/domain/operating/files/store';
import { finishReport, reportContent, reportKey } from '@psp/domain/overseeing/reports/report-files';
import { createReadDb } from '@psp/domain/read-db';
import { inThread } from '@psp/domain/threads';
import type { writeReport } from './write-report.ts';

const printReport = inThread<typeof writeReport>(new URL('./write-report.ts', import.meta.url), 'writeReport');

/**
 * Writes a report as PDF and stores it. Does nothing for a report that is finished or abandoned. Throws database and storage errors;
 * a retry overwrites the stored object.
 */
export const makeReport = async (orm: MikroORM, files: FileStore, id: string): Promise<void> => {
  const content = await reportContent(createReadDb(orm), id);
  if (!content) return;
  const { period, createdAt } = content;
  const pdf = await printReport(content, null);
  await files.write(reportKey(id), Buffer.from(pdf), { mimeType: 'application/pdf' });
  await asSystem(orm, (write) => finishReport(write, { id, period, createdAt, size: pdf.length }));
};
