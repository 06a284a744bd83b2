import { type Texts } from '../content.ts';

const monthName = new Intl.DateTimeFormat('ro', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthText = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));
const whole = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 0 });
const lei = (amount: string): string => `${whole.format(Number(amount))} lei`;

export const reportTexts: Texts<'monthly-report'> = {
  'monthly-report': (data) => ({
    subject: `Raportul lunii ${monthText(data.month)}: ${data.organisation}`,
    paragraphs: [
      data.requests === '0'
        ? `${data.organisation} nu a trimis nicio solicitare în ${monthText(data.month)}.`
        : [
            `${data.organisation}, solicitări trimise în ${monthText(data.month)}: ${whole.format(Number(data.requests))}.`,
            `Bugete solicitate: ${lei(data.requested)}. Oferte deschise, în medie: ${lei(data.offered)}. Acceptat: ${lei(data.accepted)}.`,
          ].join(' '),
      [
        `În ultimele 12 luni: solicitări trimise ${whole.format(Number(data.yearRequests))}; acceptat ${lei(data.yearAccepted)}`,
        data.yearSavings === '' ? '.' : `; economii față de primul buget ${lei(data.yearSavings)}.`,
      ].join(''),
      'Sumele sunt fără TVA. Ofertele sigilate nu sunt cuprinse.',
    ],
    action: { label: 'Deschideți raportul', path: '/uat/reports' },
    notes: [
      {
        text: 'Primiți acest e-mail pentru că l-ați pornit în portal. Îl opriți aici:',
        path: '/uat/reports#raport-lunar',
      },
    ],
  }),
};
