import { secretPath, type Texts } from '../content.ts';

export const reportTexts: Texts<'monthly-report'> = {
  'monthly-report': ({ organisation, month, yearSavings, token, ...data }) => ({
    subject: `Raportul lunii ${month}: ${organisation}`,
    paragraphs: [
      `${organisation}, solicitări trimise în ${month}: ${data.requests}.`,
      `Bugete solicitate: ${data.requested}. Oferte deschise, în medie: ${data.offered}. Acceptat: ${data.accepted}.`,
      [
        `În ultimele 12 luni: solicitări trimise ${data.yearRequests}; acceptat ${data.yearAccepted}`,
        yearSavings === '' ? '.' : `; economii față de primul buget ${yearSavings}.`,
      ].join(''),
      'Sumele sunt fără TVA. Ofertele sigilate nu sunt cuprinse.',
    ],
    action: { label: 'Deschideți raportul', path: '/uat/reports' },
    notes: [
      {
        text: 'Primiți acest e-mail pentru că l-ați pornit în portal. Îl opriți aici:',
        path: token ? secretPath('/rapoarte/dezabonare', token) : '/uat/reports#raport-lunar',
      },
    ],
  }),
};
