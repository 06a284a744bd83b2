import { formatAmount, formatMoment, formatPlace, momentOr } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import { writePlainText } from '@psp/bff-kit/documents/plain-text';
import { strings as common } from '@psp/bff-kit/documents/strings';
import { type TaggedPdf, writeTaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { RECEIVED } from '@psp/contracts/consultations';
import { actLabel, entryLabel } from '@psp/contracts/history';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
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

/** What is printed. */
interface Printed {
  content: PurchaseContent;
  /** Of the content, printed at the end. */
  checksum: string;
  /** Where anybody checks it. */
  address: string;
  /** Whether long texts and lists are cut. */
  isBrief: boolean;
}

const titleOf = ({ request }: PurchaseContent): string =>
  request.kind === 'consultation' ? strings.titleOfConsultation : strings.title;

const LONGEST_TEXT = 500;
const LONGEST_LIST = 100;
const CUT = ' […]';

function shortened<T>(value: T): T;
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? value.slice(0, LONGEST_TEXT) + CUT : value;
  if (Array.isArray(value)) return value.slice(-LONGEST_LIST).map((one) => shortened(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
}

/** The content with long texts and lists cut, lists to their last entries, so that it fits into a document whatever others wrote. All offers stay, as they are scored. */
function brief(content: PurchaseContent): PurchaseContent {
  const { offers } = content.request;
  const cut = shortened(content);
  return offers ? { ...cut, request: { ...cut.request, offers: offers.map((offer) => shortened(offer)) } } : cut;
}

/** Writes the file for a purchase. */
export function writePdf({ content, isBrief, ...printed }: Printed): Promise<Uint8Array> {
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
    (pdf) => writeAll(pdf, { ...printed, content: isBrief ? brief(content) : content, isBrief }),
  );
}

/** Writes the same as plain text, nothing cut. */
export const writeText = (printed: Omit<Printed, 'isBrief'>): string =>
  writePlainText((text) => writeAll(text, { ...printed, isBrief: false }));

const { answerParts: parts } = strings;

/** What was concluded, and the answers; before the opening only that they are sealed. */
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

const confirmed = ({ request: { group } }: PurchaseContent) =>
  (group?.parts ?? []).filter(({ status }) => status === 'confirmed');

/** Who asks together, each with its part; nothing of a request of one authority alone. */
function writeGroup(pdf: TaggedPdf, content: PurchaseContent): void {
  if (!content.request.group) return;
  pdf.section(strings.sections.group);
  pdf.lead(strings.led(content.authority.name));
  pdf.table(
    columnsOf(strings.partColumns, [20, 28, 13, 12, 14, 13], [3]),
    confirmed(content).map(({ authority, need, quantity, budget, place, answeredAt }) => [
      ...[authority.name, need, quantity],
      ...[budget === null ? '' : formatAmount(budget), place, momentOr(answeredAt, '')],
    ]),
  );
}

/** A place for the signature of each authority that takes part. */
function writeGroupSignatures(pdf: TaggedPdf, content: PurchaseContent): void {
  const names = confirmed(content).map(({ authority }) => authority.name);
  for (let at = 0; at < names.length; at += strings.signers.length)
    pdf.signatures(names.slice(at, at + strings.signers.length), common.signHere);
}

function writeAll(pdf: TaggedPdf, { content, checksum, address, isBrief }: Printed): void {
  const { authority, request, code, createdAt } = content;
  const isConsultation = request.kind === 'consultation';
  pdf.paragraph(`${authority.name}, ${request.number}`, 'bold');
  const made = [authority.county && common.county(authority.county), common.code(code)].filter(Boolean).join(' · ');
  pdf.paragraph(`${made} · ${common.made(formatMoment(createdAt))}`);
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

function writeRequest(pdf: TaggedPdf, { request }: PurchaseContent): void {
  const { content, kind, number, status, sentAt, openedAt } = request;
  const county = content.countyCode ? COUNTIES[content.countyCode] : null;
  pdf.section(strings.sections.request);
  pdf.table(columnsOf(common.facts, [30, 70]), [
    [facts.number, number],
    [facts.status, REQUEST_STATUS[status].label],
    [facts.domain, content.category ? DOMAINS[content.category] : facts.none],
    [facts.budget, budgetOf(content)],
    [facts.place, formatPlace({ locality: content.locality, county }) || facts.whole],
    [facts.sent, momentOr(sentAt, facts.notYet)],
    [facts.deadline, momentOr(content.deadline, facts.none)],
    [facts.opened[RECEIVED[kind]], momentOr(openedAt, facts.notYet)],
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
    pdf.paragraph(strings.versionFacts(content.title, momentOr(content.deadline, facts.none), budgetOf(content)));
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
