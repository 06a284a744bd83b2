import { formatAmount, formatMoment, formatPlace, formatMomentOr } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import { writePlainText } from '@psp/bff-kit/documents/plain-text';
import { strings as common } from '@psp/bff-kit/documents/strings';
import { type TaggedPdf, writeTaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { RECEIVED } from '@psp/contracts/request-kinds';
import { actLabel, entryLabel } from '@psp/contracts/history';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { COUNTIES } from '@psp/contracts/taxonomies';
import type { PurchaseContent } from '@psp/domain/sourcing/purchase-files/content';
import { writeMessages } from '@psp/features/messages/server/pdf-section';
import { writeChoice, writeLimit } from './choice-sections.ts';
import { writeNotified } from './notified-firms.ts';
import { strings } from './strings.ts';

const { facts } = strings;

const budgetOf = ({ budgetMin, budgetMax }: { budgetMin: number | null; budgetMax: number | null }): string =>
  strings.budget(
    budgetMin === null ? '' : formatAmount(budgetMin),
    budgetMax === null ? '' : formatAmount(budgetMax),
  ) || facts.none;

interface PurchaseDocument {
  content: PurchaseContent;
  /** Checksum of the content, printed at the end. */
  checksum: string;
  /** Public address at which anybody can verify the document. */
  address: string;
  /** True when long texts and lists are cut. */
  isBrief: boolean;
}

const titleOf = ({ request }: PurchaseContent): string =>
  request.kind === 'consultation' ? strings.titleOfConsultation : strings.title;

const MAX_TEXT_LENGTH = 500;
const MAX_LIST_LENGTH = 100;
const CUT = ' […]';

function shorten<T>(value: T): T;
function shorten(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MAX_TEXT_LENGTH ? value.slice(0, MAX_TEXT_LENGTH) + CUT : value;
  if (Array.isArray(value)) return value.slice(-MAX_LIST_LENGTH).map((one) => shorten(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shorten(part)]));
}

/*
 * Cuts long texts, and long lists to their last entries, so that the document is of limited size whatever users wrote. All offers
 * stay, because they are scored.
 */
function shortenContent(content: PurchaseContent): PurchaseContent {
  const { offers } = content.request;
  const cut = shorten(content);
  return offers ? { ...cut, request: { ...cut.request, offers: offers.map((offer) => shorten(offer)) } } : cut;
}

/** Writes the file of a purchase as PDF. */
export function writePdf({ content, isBrief, ...printed }: PurchaseDocument): Promise<Uint8Array> {
  const { authority, request, code, createdAt } = content;
  const title = titleOf(content);
  return writeTaggedPdf(
    {
      title: `${title} ${request.number}, ${request.content.title}`,
      author: authority.name,
      head: `${authority.name} · ${title} · ${request.number}`,
      foot: `${authority.name} · ${request.number} · ${common.code(code)}`,
      createdAt: new Date(createdAt),
      code,
    },
    (pdf) => writeAll(pdf, { ...printed, content: isBrief ? shortenContent(content) : content, isBrief }),
  );
}

/** Writes the file of a purchase as plain text, without cuts. */
export const writeText = (printed: Omit<PurchaseDocument, 'isBrief'>): string =>
  writePlainText((text) => writeAll(text, { ...printed, isBrief: false }));

const { answerParts: parts } = strings;

/* The conclusion and the answers of a consultation; before the opening only the number of sealed answers. */
function writeConsultation(pdf: TaggedPdf, { request }: PurchaseContent): void {
  const { answers, offerCount, conclusion } = request;
  pdf.section(strings.sections.conclusion);
  pdf.paragraph(conclusion || strings.noConclusion);
  pdf.section(strings.sections.answers);
  if (!answers?.length) return pdf.paragraph(offerCount === 0 ? strings.noAnswers : strings.sealedAnswers(offerCount));
  for (const { firma, submittedAt, requestRevision, method, term, questions } of answers) {
    pdf.heading(strings.answerOf(firma.name, formatMoment(submittedAt), requestRevision));
    pdf.paragraph(strings.answerPart(parts.method, method));
    if (term) pdf.paragraph(strings.answerPart(parts.term, term));
    if (questions) pdf.paragraph(strings.answerPart(parts.questions, questions));
  }
}

const confirmedParts = ({ request: { group } }: PurchaseContent) =>
  (group?.parts ?? []).filter(({ status }) => status === 'confirmed');

/* The authorities of a group request, each with its part. */
function writeGroup(pdf: TaggedPdf, content: PurchaseContent): void {
  if (!content.request.group) return;
  pdf.section(strings.sections.group);
  pdf.lead(strings.led(content.authority.name));
  pdf.table(
    columnsOf(strings.partColumns, [20, 28, 13, 12, 14, 13], [3]),
    confirmedParts(content).map(({ authority, need, quantity, budget, place, answeredAt }) => [
      ...[authority.name, need, quantity],
      ...[budget === null ? '' : formatAmount(budget), place, formatMomentOr(answeredAt, '')],
    ]),
  );
}

/* A signature field for each participating authority. */
function writeGroupSignatures(pdf: TaggedPdf, content: PurchaseContent): void {
  const names = confirmedParts(content).map(({ authority }) => authority.name);
  for (let at = 0; at < names.length; at += strings.signers.length)
    pdf.signatures(names.slice(at, at + strings.signers.length), common.signHere);
}

function writeAll(pdf: TaggedPdf, { content, checksum, address, isBrief }: PurchaseDocument): void {
  const { authority, request, code, createdAt } = content;
  const isConsultation = request.kind === 'consultation';
  pdf.paragraph(`${authority.name}, ${request.number}`, 'bold');
  const codes = [authority.county && common.county(authority.county), common.code(code)].filter(Boolean).join(' · ');
  pdf.paragraph(`${codes} · ${common.made(formatMoment(createdAt))}`);
  pdf.title(titleOf(content));
  pdf.paragraph(request.content.title, 'bold');
  if (!content.isComplete) pdf.paragraph(strings.early[RECEIVED[request.kind]], 'bold');
  if (isBrief) pdf.paragraph(strings.brief(strings.files.whole), 'bold');
  writeRequest(pdf, content);
  writeGroup(pdf, content);
  if (isConsultation) writeConsultation(pdf, content);
  else writeChoice(pdf, content);
  writeQuestions(pdf, content);
  writeClarifications(pdf, content);
  writeNotified(pdf, content);
  writeVersions(pdf, content);
  writeHistory(pdf, content);
  writePeople(pdf, content);
  if (!isConsultation) writeLimit(pdf, content);
  pdf.section(strings.sections.signatures);
  pdf.signatures(strings.signers, common.signHere);
  writeGroupSignatures(pdf, content);
  pdf.paragraph(strings.law);
  pdf.lead(common.checksum(checksum));
  pdf.qr(address, common.verify(address));
}

function writeRequest(pdf: TaggedPdf, { request, domain }: PurchaseContent): void {
  const { content, kind, number, status, sentAt, openedAt } = request;
  const county = content.countyCode ? COUNTIES[content.countyCode] : null;
  pdf.section(strings.sections.request);
  pdf.table(columnsOf(common.facts, [30, 70]), [
    [facts.number, number],
    [facts.status, REQUEST_STATUS[status].label],
    [facts.domain, domain ?? facts.none],
    [facts.budget, budgetOf(content)],
    [facts.place, formatPlace({ locality: content.locality, county }) || facts.whole],
    [facts.sent, formatMomentOr(sentAt, facts.notYet)],
    [facts.deadline, formatMomentOr(content.deadline, facts.none)],
    [facts.opened[RECEIVED[kind]], formatMomentOr(openedAt, facts.notYet)],
  ]);
  pdf.paragraph(content.description);
}

function writeQuestions(pdf: TaggedPdf, { request: { questions } }: PurchaseContent): void {
  pdf.section(strings.sections.questions);
  if (questions.length === 0) pdf.paragraph(strings.noQuestions);
  for (const { body, createdAt, answer, answeredAt } of questions) {
    pdf.paragraph(strings.questionAsked(formatMoment(createdAt), body), 'bold');
    pdf.paragraph(answer && answeredAt ? strings.answered(answer, formatMoment(answeredAt)) : strings.unanswered);
  }
}

function writeClarifications(pdf: TaggedPdf, { clarifications }: PurchaseContent): void {
  if (clarifications.length === 0) return;
  pdf.section(strings.sections.clarifications);
  pdf.lead(strings.clarificationsLead);
  for (const transcript of clarifications) {
    pdf.heading(strings.clarifiedWith(transcript.firm, transcript.subject));
    writeMessages(pdf, transcript);
  }
}

function writeVersions(pdf: TaggedPdf, { request, revisions, attachments }: PurchaseContent): void {
  pdf.section(strings.sections.versions);
  for (const { revision, createdAt, content } of revisions) {
    pdf.heading(strings.version(revision, formatMoment(createdAt)));
    pdf.paragraph(strings.versionFacts(content.title, formatMomentOr(content.deadline, facts.none), budgetOf(content)));
    pdf.paragraph(content.description);
  }
  if (attachments.length === 0) return pdf.paragraph(strings.noFiles);
  pdf.table(
    columnsOf(strings.fileColumns, [46, 22, 16, 16]),
    attachments.map(({ name, firma, createdAt, addedIn, removedIn }) => [
      ...[name, firma ?? strings.own, formatMoment(createdAt)],
      firma === null ? strings.fromVersion(addedIn, removedIn) : strings.ofOffer[RECEIVED[request.kind]],
    ]),
  );
}

function writeHistory(pdf: TaggedPdf, { history }: PurchaseContent): void {
  pdf.section(strings.sections.history);
  pdf.lead(strings.historyLead);
  pdf.table(
    columnsOf(strings.historyColumns, [18, 34, 20, 28]),
    history.map((entry) => [formatMoment(entry.at), entryLabel(entry), entry.who ?? '', entry.reason ?? '']),
  );
}

function writePeople(pdf: TaggedPdf, { people, request }: PurchaseContent): void {
  if (people.length === 0) return;
  pdf.section(strings.sections.people[RECEIVED[request.kind]]);
  pdf.lead(strings.peopleLead);
  pdf.table(
    columnsOf(strings.peopleColumns, [28, 28, 44]),
    people.map(({ name, position, actions }) => [
      ...[name, position || strings.noPosition, actions.map(actLabel).join('; ')],
    ]),
  );
}
