import { periodLabel } from '@psp/contracts/report-words';
import type { ReportContent } from '@psp/domain/overseeing/reports/report-files';
import { formatMoment } from '@psp/bff-kit/documents/format';
import { strings as common } from '@psp/bff-kit/documents/strings';
import { writeTaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { authority, firm } from './strings.ts';
import { writeAuthority } from './write-authority.ts';
import { writeFirm } from './write-firm.ts';

/** Writes a report on paper: whose it is, of when, and its parts. */
export function writeReport(content: ReportContent): Promise<Uint8Array> {
  const { kind, organisation, period, createdAt } = content;
  const { title } = kind === 'uat' ? authority : firm;
  const made = new Date(createdAt);
  const named = periodLabel(period, made);
  return writeTaggedPdf(
    {
      title: `${title}, ${organisation}, ${named.toLowerCase()}`,
      author: organisation,
      head: `${organisation} · ${title} · ${named}`,
      foot: `${organisation} · ${title}`,
      createdAt: made,
    },
    (pdf) => {
      pdf.paragraph(organisation, 'bold');
      pdf.title(title);
      pdf.paragraph(`${named} · ${common.made(formatMoment(createdAt))}`);
      if (content.kind === 'uat') writeAuthority(pdf, content.report);
      else writeFirm(pdf, content.report);
    },
  );
}
