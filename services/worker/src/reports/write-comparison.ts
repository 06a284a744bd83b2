import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import type { TaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { COMPARED_WORDS as words, type ComparedLine } from '@psp/contracts/similar-organisations';
import { valueOrNone } from './format.ts';

/** Writes an organisation's figures beside the medians of similar ones. */
export function writeComparison<Comparison extends { day: string }>(
  pdf: TaggedPdf,
  kind: 'uat' | 'firma',
  comparison: Comparison | null,
  linesOf: (comparison: Comparison) => readonly ComparedLine[],
): void {
  pdf.section(words.title);
  if (!comparison) return pdf.paragraph(words.notYet);
  pdf.lead(`${words.period(comparison.day)} ${words[kind]}`);
  pdf.table(
    columnsOf(Object.values(words.columns), [26, 20, 20, 34], [1, 2]),
    linesOf(comparison).map(({ name, own, median, similar, format }) => [
      ...[name, valueOrNone(own, format), valueOrNone(median, format), similar],
    ]),
  );
}
