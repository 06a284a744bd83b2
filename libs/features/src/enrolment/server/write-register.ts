import { formatDay, formatMoment, formatQuantity } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import { strings as common } from '@psp/bff-kit/documents/strings';
import { writeTaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import type { RegisterItem } from '@psp/contracts/enrolment';
import { stateOf, strings } from './strings.ts';

interface Register {
  organisation: string;
  /** Absent for all years. */
  year: string | undefined;
  lines: RegisterItem[];
  now: Date;
}

const rowOf = (line: RegisterItem): string[] => {
  const { name, hasLeft, title, number, provider, startsAt, endsAt, hours } = line;
  return [
    hasLeft ? strings.left(name) : name,
    `${title} (${number})`,
    provider,
    strings.period(formatDay(startsAt), formatDay(endsAt)),
    hours === null ? '' : formatQuantity(hours),
    stateOf(line),
  ];
};

/** Writes the training register of an organisation on paper. */
export function writeRegister({ organisation, year, lines, now }: Register): Promise<Uint8Array> {
  const title = `${strings.title}, ${organisation}`;
  const hours = lines.reduce((sum, line) => sum + (line.hours ?? 0), 0);
  return writeTaggedPdf({ title, author: organisation, head: title, foot: title, createdAt: now }, (pdf) => {
    pdf.title(strings.title);
    pdf.paragraph(organisation, 'bold');
    pdf.paragraph(year ? strings.year(year) : strings.all);
    if (lines.length === 0) pdf.paragraph(strings.none);
    else {
      pdf.table(columnsOf(strings.columns, [20, 28, 18, 16, 6, 12], [4]), lines.map(rowOf));
      pdf.paragraph(strings.total(lines.length, formatQuantity(hours)));
    }
    pdf.paragraph(common.made(formatMoment(now.toISOString())));
  });
}
