import { formatDateTime } from '@psp/design-system/format';

export const strings = {
  link: 'Prezență',
  title: 'Prezența la curs',
  courses: 'Cursuri',
  lead: (share: number) => `Cursul este absolvit de cine a fost la cel puțin ${share}% din sesiuni.`,
  none: 'Nimeni nu are încă un loc la acest curs.',
  noneText: 'Cine are un loc apare aici.',
  name: 'Participant',
  state: 'Stare',
  sitting: (at: number, startsAt: string) => `Sesiunea ${at + 1}, ${formatDateTime(startsAt)}`,
  present: (name: string, at: number) => `${name}, prezent la sesiunea ${at + 1}`,
  failed: 'Prezența nu s-a notat',
  early: 'Prezența se poate nota începând cu 24 de ore înainte de curs.',
  certificate: (code: string) => `Certificat ${code}`,
  close: 'Încheie prezența',
  closeTitle: 'Încheiați prezența?',
  closeText: 'Cine nu are nicio prezență notată devine absent.',
  closeCertificates: 'Cine a absolvit cursul primește certificatul și este anunțat.',
  closed: 'Prezența a fost încheiată',
};
