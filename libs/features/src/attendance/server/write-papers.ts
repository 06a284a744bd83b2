import type { Ticket } from '@psp/domain/attending/attendance/queries';
import type { PrintedCertificate } from '@psp/domain/attending/certificates/certificates';
import { formatDay, formatMoment, formatQuantity } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import { strings as common } from '@psp/bff-kit/documents/strings';
import { writeTaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { strings } from './strings.ts';

interface TicketPaper {
  ticket: Ticket;
  now: Date;
}

/** Writes a ticket with the QR code that is scanned at the door. */
export function writeTicket({ ticket: { code, name, organisation, event }, now }: TicketPaper): Promise<Uint8Array> {
  const { title, number, sittings, place, contact } = event;
  const facts = {
    title: `${strings.ticket} ${number}`,
    author: strings.portal,
    head: title,
    foot: number,
    createdAt: now,
  };
  return writeTaggedPdf(facts, (pdf) => {
    pdf.paragraph(`${strings.ticket}, ${number}`, 'bold');
    pdf.title(title);
    pdf.table(columnsOf(common.facts, [30, 70]), [
      [strings.name, name],
      [strings.organisation, organisation],
      ...sittings.map(({ startsAt, endsAt }) => [
        strings.when,
        strings.between(formatMoment(startsAt), formatMoment(endsAt)),
      ]),
      [strings.place, place],
      ...(contact ? [[strings.contact, contact]] : []),
    ]);
    pdf.qr(code, strings.shown(code));
  });
}

interface CertificatePaper {
  certificate: PrintedCertificate;
  /** Public address at which the certificate is verified. */
  address: string;
}

/** Writes a certificate. The same certificate is always written with the same bytes. */
export function writeCertificate({ certificate, address }: CertificatePaper): Promise<Uint8Array> {
  const { kind, name, title, provider, startsOn, endsOn, days, hours, code, checksum, issuedAt } = certificate;
  const label = strings.certificates[kind];
  const facts = {
    ...{ title: `${label}, ${title}`, author: provider, head: `${label} · ${title}`, foot: common.code(code), code },
    createdAt: new Date(issuedAt),
  };
  return writeTaggedPdf(facts, (pdf) => {
    pdf.paragraph(provider, 'bold');
    pdf.title(label);
    pdf.paragraph(strings.given[kind]);
    pdf.paragraph(name, 'bold');
    pdf.table(columnsOf(common.facts, [30, 70]), [
      [strings.subject[kind], title],
      [
        strings.when,
        startsOn === endsOn ? formatDay(startsOn) : strings.between(formatDay(startsOn), formatDay(endsOn)),
      ],
      [strings.days, formatQuantity(days)],
      [strings.hours, formatQuantity(hours)],
      [strings.issued, formatMoment(issuedAt)],
    ]);
    pdf.lead(common.checksum(checksum));
    pdf.qr(address, strings.verify(address));
  });
}
