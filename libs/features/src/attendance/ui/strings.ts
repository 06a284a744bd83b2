import { formatClock, formatDateTime, formatWeekday } from '@psp/design-system/format';

export const strings = {
  title: 'Bilet',
  events: 'Evenimente',
  qr: (code: string) => `Codul QR al biletului ${code}`,
  code: 'Codul biletului',
  show: 'Arătați codul la intrare, de pe telefon sau tipărit.',
  name: 'Participant',
  organisation: 'Organizația',
  when: 'Când',
  between: (startsAt: string, endsAt: string) =>
    `${formatWeekday(startsAt)}, ${formatClock(startsAt)} – ${formatClock(endsAt)}`,
  place: 'Unde',
  map: 'Vezi pe hartă',
  online: 'Intră în întâlnire',
  contact: 'Contact',
  download: 'Descarcă biletul (PDF)',
  cancelled: 'Evenimentul a fost anulat; biletul nu mai este valabil.',
  certificate: 'Certificat de participare',
  certificateText: (issuedAt: string, hours: string) => `Eliberat la ${formatDateTime(issuedAt)}, pentru ${hours}.`,
  certificateCode: 'Cod de verificare',
  downloadCertificate: 'Descarcă certificatul (PDF)',
};
