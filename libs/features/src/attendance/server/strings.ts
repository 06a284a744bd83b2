import { CERTIFICATE_KINDS } from '@psp/contracts/certificates';

export const strings = {
  portal: 'Portal PSP',
  ticket: 'Bilet',
  certificates: CERTIFICATE_KINDS,
  given: { event: 'Se certifică participarea la eveniment a:', training: 'Se certifică absolvirea cursului de către:' },
  subject: { event: 'Eveniment', training: 'Curs' },
  name: 'Participant',
  organisation: 'Organizația',
  when: 'Când',
  between: (from: string, to: string) => `${from} – ${to}`,
  place: 'Unde',
  contact: 'Contact',
  days: 'Zile',
  hours: 'Ore',
  issued: 'Eliberat la',
  shown: (code: string) => `Arătați codul la intrare, de pe hârtie sau de pe telefon. Codul biletului: ${code}.`,
  verify: (address: string) => `Certificatul se verifică la ${address} sau cu telefonul, după codul alăturat.`,
  ticketFile: (number: string) => `bilet-${number}.pdf`,
  certificateFile: (code: string) => `certificat-${code}.pdf`,
};
