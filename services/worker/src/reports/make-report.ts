import type { MikroORM } from '@mikro-orm/postgresql';
import { asSystem } from '@psp/domain/as-system';
import type { FileStore } from '@psp/domain/operating/files/store';
import { finishReport, reportContent, reportKey } from '@psp/domain/operating/reports/report-files';
import { createReadDb } from '@psp/domain/read-db';
import { writeReport } from './write-report.ts';

/**
 * Writes a report as PDF and stores it. Does nothing for one that is made or given up. Throws database and storage errors; a
 * retry overwrites what was stored.
 */
export const makeReport = async (orm: MikroORM, files: FileStore, id: string): Promise<void> => {
  const content = await reportContent(createReadDb(orm), id);
  if (!content) return;
  const pdf = await writeReport(content);
  await files.write(reportKey(id), pdf, { mimeType: 'application/pdf' });
  await asSystem(orm, (write) => finishReport(write, { id, period: content.period, size: pdf.length }));
};
