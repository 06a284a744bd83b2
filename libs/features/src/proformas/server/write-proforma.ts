import { formatAmount, formatDay, formatMoment, formatPlace } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import { strings as common } from '@psp/bff-kit/documents/strings';
import { type TaggedPdf, writeTaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { showIban } from '@psp/contracts/iban';
import { showPhone } from '@psp/contracts/phone';
import type { Issuer, PeriodSubject, Subject } from '@psp/domain/attending/proformas/proforma.entity';
import type { PrintedProforma } from '@psp/domain/attending/proformas/queries';
import { strings } from './strings.ts';

const WIDTHS = [30, 70];
const { facts, party: labels } = strings;

/* Rows with a value. */
const given = (rows: [string, string | null][]): string[][] =>
  rows.flatMap(([label, value]) => (value ? [[label, value]] : []));

const writeParty = (pdf: TaggedPdf, title: string, { account, ...party }: Issuer): void => {
  pdf.section(title);
  pdf.table(
    columnsOf(common.facts, WIDTHS),
    given([
      [labels.name, party.name],
      [labels.cui, party.cui],
      [labels.registration, party.registrationNumber],
      [labels.address, formatPlace(party)],
      [labels.email, party.email],
      [labels.phone, party.phone && showPhone(party.phone)],
      [labels.iban, account ? showIban(account.iban) : null],
      [labels.bank, account?.bank ?? null],
    ]),
  );
};

const stateOf = ({ status, replacedBy, subject }: PrintedProforma): string => {
  if (status === 'replaced') return strings.replaced(replacedBy);
  return status === 'withdrawn' ? strings.withdrawn[subject.kind === 'package' ? 'package' : 'seats'] : '';
};

const factsOf = (subject: Subject): [string, string][] =>
  subject.kind === 'package'
    ? [
        [facts.package, subject.title],
        [facts.period, periodOf(subject)],
      ]
    : [
        [facts[subject.kind], strings.numbered(subject.title, subject.number)],
        [facts.when, formatMoment(subject.startsAt)],
      ];

const periodOf = ({ startsOn, endsOn }: PeriodSubject): string => strings.days(formatDay(startsOn), formatDay(endsOn));

/* One line for each seat, or one for the period. */
const writeLines = (pdf: TaggedPdf, { subject, lines, total }: PrintedProforma): void => {
  const isPackage = subject.kind === 'package';
  const sold = isPackage ? [{ name: strings.service(subject.title, periodOf(subject)), price: total }] : lines;
  pdf.section(isPackage ? strings.services : strings.lines);
  pdf.table(
    columnsOf(isPackage ? strings.serviceColumns : strings.columns, [10, 65, 25], [2]),
    sold.map(({ name, price }, at) => [String(at + 1), name, formatAmount(price)]),
  );
};

const howToPay = ({ number, issuer: { account, email, phone } }: PrintedProforma): string =>
  account ? strings.how(number, showIban(account.iban), account.bank) : strings.ask(number, email ?? phone);

/** Writes a proforma on paper. */
export function writeProforma(proforma: PrintedProforma): Promise<Uint8Array> {
  const { number, subject, issuer, buyer, total, createdAt, issuedOn, dueOn, paidOn } = proforma;
  const head = strings.number(number);
  const about = {
    title: `${strings.title} ${number}`,
    author: issuer.name,
    head,
    foot: head,
    createdAt: new Date(createdAt),
  };
  return writeTaggedPdf(about, (pdf) => {
    pdf.paragraph(head, 'bold');
    pdf.title(strings.title);
    pdf.paragraph(strings.notFiscal);
    pdf.paragraph(stateOf(proforma), 'bold');
    pdf.table(
      columnsOf(common.facts, WIDTHS),
      given([
        [facts.issued, formatDay(issuedOn)],
        [facts.due, formatDay(dueOn)],
        [facts.paid, paidOn && formatDay(paidOn)],
        ...factsOf(subject),
      ]),
    );
    writeParty(pdf, strings.issuer, issuer);
    writeParty(pdf, strings.buyer, buyer);
    writeLines(pdf, proforma);
    const isDue = proforma.status === 'issued';
    pdf.paragraph((isDue ? strings.due : strings.total)(formatAmount(total)), 'bold');
    if (isDue) pdf.paragraph(howToPay(proforma));
  });
}
