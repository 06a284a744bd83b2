import { secretPath, type Texts } from '../content.ts';

/* What every one of these mails ends with: how it is stopped. */
const stop = (token: string, page: string) => [
  {
    text: 'Primiți acest e-mail pentru că l-ați pornit în portal. Îl opriți aici:',
    path: token ? secretPath('/rapoarte/dezabonare', token) : `${page}#raport-lunar`,
  },
];

export const reportTexts: Texts<'monthly-report' | 'monthly-firm-report'> = {
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
    notes: stop(token, '/uat/reports'),
  }),
  'monthly-firm-report': ({ organisation, month, yearWon, token, ...data }) => ({
    subject: `Raportul lunii ${month}: ${organisation}`,
    paragraphs: [
      `${organisation}, oferte depuse în ${month}: ${data.offers}. Dintre ele, până acum: acceptate ${data.accepted}, respinse ${data.declined}.`,
      [
        `În ultimele 12 luni: oferte depuse ${data.yearOffers}; valoare acceptată ${data.yearValue}`,
        yearWon === ''
          ? '. Încă nu aveți oferte decise.'
          : `; rată de câștig ${yearWon} (${data.yearAccepted} acceptate din ${data.yearDecided} decise).`,
      ].join(''),
      'Sumele sunt fără TVA. Rata de câștig privește ofertele acceptate sau respinse de autorități.',
    ],
    action: { label: 'Deschideți raportul', path: '/firma/reports' },
    notes: stop(token, '/firma/reports'),
  }),
};
