import { priceWithVat } from '@psp/contracts/prices';
import type { NoteContent, Side } from '@psp/domain/collaborating/reception-notes/content';
import { formatAmount, formatDay, formatMoment, formatPlace } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import { strings as common } from '@psp/bff-kit/documents/strings';
import { writeTaggedPdf, type TaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { strings } from './strings.ts';

const { sections, object, party } = strings;

const dayOr = (iso: string | null, otherwise: string): string => (iso ? formatDay(iso) : otherwise);
const lei = (amount: number): string => strings.lei(formatAmount(amount));

interface NoteDocument {
  content: NoteContent;
  /** Checksum of the content, printed at the end. */
  checksum: string;
  /** Public address at which anybody can verify the document. */
  address: string;
}

/** Writes the PDF of a reception note. */
export function writeNote({ content, checksum, address }: NoteDocument): Promise<Uint8Array> {
  const { uat, firma, project, code, createdAt } = content;
  const { number } = project.request;
  return writeTaggedPdf(
    {
      title: `${strings.title} ${number}, ${project.title}`,
      author: uat.name,
      head: `${uat.name} · ${strings.title} · ${number}`,
      foot: `${uat.name} · ${number} · ${common.code(code)}`,
      createdAt: new Date(createdAt),
      code,
    },
    (pdf) => {
      pdf.paragraph(`${uat.name}, ${number}`, 'bold');
      const made = [uat.county && common.county(uat.county), common.code(code)].filter(Boolean).join(' · ');
      pdf.paragraph(`${made} · ${common.made(formatMoment(createdAt))}`);
      pdf.title(strings.title);
      pdf.paragraph(project.title, 'bold');
      writeParties(pdf, content);
      writeObject(pdf, content);
      writeAmendments(pdf, content);
      writeMilestones(pdf, content);
      writeDeliveries(pdf, content);
      writeFiles(pdf, content);
      writeReception(pdf, content);
      pdf.section(sections.signatures);
      pdf.lead(strings.copies);
      pdf.signatures(strings.signers(uat.name, firma.name), common.signHere);
      pdf.lead(common.checksum(checksum));
      pdf.qr(address, common.verify(address));
    },
  );
}

function writeParties(pdf: TaggedPdf, { uat, firma }: NoteContent): void {
  const row = (label: string, of: (side: Side) => string | null) => [
    ...[label, of(uat) || strings.none, of(firma) || strings.none],
  ];
  pdf.section(sections.parties);
  pdf.table(columnsOf(strings.partyColumns, [20, 40, 40]), [
    row(party.name, ({ name }) => name),
    row(party.cui, ({ cui }) => cui),
    row(party.registration, ({ registrationNumber }) => registrationNumber),
    row(party.address, formatPlace),
    row(party.representative, ({ representative }) => representative),
  ]);
}

function writeObject(pdf: TaggedPdf, { project, terms: { first, last }, amendments }: NoteContent): void {
  const { title, request, vatRate, priceWithVat: gross, createdAt, startedAt } = project;
  const before = [
    [object.firstPrice, lei(first.price)],
    [object.firstDue, dayOr(first.dueOn, strings.noTerm)],
  ];
  pdf.section(sections.object);
  pdf.table(columnsOf(common.facts, [30, 70]), [
    [object.title, title],
    [object.number, request.number],
    [object.opened, formatMoment(createdAt)],
    [object.started, startedAt ? formatMoment(startedAt) : strings.none],
    [object.price, lei(last.price)],
    [object.withVat(vatRate), lei(gross ?? priceWithVat(last.price, vatRate) ?? last.price)],
    [object.due, dayOr(last.dueOn, strings.noTerm)],
    ...(amendments.length > 0 ? before : []),
  ]);
}

function writeAmendments(pdf: TaggedPdf, { amendments }: NoteContent): void {
  if (amendments.length === 0) return;
  pdf.section(sections.amendments);
  pdf.table(
    columnsOf(strings.amendmentColumns, [15, 20, 20, 20, 25]),
    amendments.map(({ decidedAt, createdAt, by, before, after, reason }) => [
      formatMoment(decidedAt ?? createdAt),
      by,
      strings.changed(formatAmount(before.price), formatAmount(after.price)),
      strings.changed(dayOr(before.dueOn, strings.noTerm), dayOr(after.dueOn, strings.noTerm)),
      reason,
    ]),
  );
}

function writeMilestones(pdf: TaggedPdf, { project: { milestones } }: NoteContent): void {
  if (milestones.length === 0) return;
  pdf.section(sections.milestones);
  pdf.table(
    columnsOf(strings.milestoneColumns, [60, 18, 22]),
    milestones.map(({ title, dueOn, doneAt }) => [
      ...[title, dayOr(dueOn, strings.none), doneAt ? formatMoment(doneAt) : strings.open],
    ]),
  );
}

function writeDeliveries(pdf: TaggedPdf, { project: { deliveries = [] }, firma, accepted }: NoteContent): void {
  pdf.section(sections.deliveries);
  for (const { number, note, deliveredAt, changesReason, answeredAt, files = [] } of deliveries) {
    pdf.heading(strings.delivery(number, formatMoment(deliveredAt)));
    pdf.paragraph(strings.delivered(firma.name, formatMoment(deliveredAt)));
    pdf.paragraph(note ? strings.note(note) : strings.noNote);
    if (files.length > 0) pdf.paragraph(strings.deliveredFiles(files.map(({ name }) => name).join('; ')));
    const when = formatMoment(answeredAt ?? accepted.at);
    pdf.paragraph(changesReason ? strings.changesAsked(when, changesReason) : strings.answered(when));
  }
}

function writeFiles(pdf: TaggedPdf, { project: { files = [] } }: NoteContent): void {
  if (files.length === 0) return;
  pdf.section(sections.files);
  pdf.table(
    columnsOf(strings.fileColumns, [42, 26, 20, 12]),
    files.map(({ name, by, addedAt, delivery }) => [
      ...[name, by, formatMoment(addedAt), delivery ? String(delivery) : strings.none],
    ]),
  );
}

function writeReception(pdf: TaggedPdf, { uat, firma, accepted, project: { remarks } }: NoteContent): void {
  pdf.section(sections.reception);
  pdf.paragraph(strings.accepted(uat.name, firma.name, formatMoment(accepted.at)), 'bold');
  if (accepted.by) pdf.paragraph(strings.acceptedBy(accepted.by));
  pdf.paragraph(remarks ? strings.remarks(remarks) : strings.noRemarks);
}
