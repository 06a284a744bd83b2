import { implement } from '@psp/bff-kit/implement';
import { sendDocument } from '@psp/bff-kit/documents/send-document';
import type { PortalApp } from '@psp/bff-kit/service';
import { ticketOperations } from '@psp/contracts/attendance-operations';
import { verificationAddress } from '@psp/contracts/documents';
import { readTicketOf } from '@psp/domain/attending/attendance/queries';
import { readCertificate } from '@psp/domain/attending/certificates/certificates';
import { found } from '@psp/domain/load';
import { inThread } from '@psp/domain/threads';
import { renderSVG } from 'uqr';
import { strings } from './strings.ts';
import type { writeCertificate, writeTicket } from './write-papers.ts';

const papers = new URL('./write-papers.ts', import.meta.url);
const printTicket = inThread<typeof writeTicket>(papers, 'writeTicket');
const printCertificate = inThread<typeof writeCertificate>(papers, 'writeCertificate');

/** Registers the tickets and certificates of an area. */
export const ticketRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, ticketOperations, {
    view: async ({ db, actor }, { id }) => {
      const ticket = await readTicketOf(db, actor, id);
      return ticket && { ...ticket, qr: renderSVG(ticket.code) };
    },
    ticketPdf: async ({ db, actor, now }, { id }, reply) => {
      const ticket = found(await readTicketOf(db, actor, id));
      const content = await printTicket({ ticket, now }, actor.organisationId);
      return sendDocument(reply, { name: strings.ticketFile(ticket.event.number), content });
    },
    certificatePdf: async ({ db, actor }, { id }, reply) => {
      const certificate = found(await readCertificate(db, actor, id));
      const address = verificationAddress(app.portal.publicOrigin, certificate.code);
      const content = await printCertificate({ certificate, address }, actor.organisationId);
      return sendDocument(reply, { name: strings.certificateFile(certificate.code), content });
    },
  });
