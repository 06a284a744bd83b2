import { counted } from '@psp/contracts/counted';
import { secretPath } from '../../operating/mail/content.ts';
import { mail, type MailData } from '../../operating/mail/declare.ts';
import { EXAMPLE, ORGANISATION } from '../../operating/mail/fields.ts';

const { name, organisation, token } = EXAMPLE;

/* The note at the end of these mails, with the link to unsubscribe. */
const stop = (token: string, page: string) => [
  {
    text: 'Primiți acest e-mail pentru că l-ați pornit în portal. Îl opriți aici:',
    path: token ? secretPath('/rapoarte/dezabonare', token) : `${page}#raport-lunar`,
  },
];

/* Parses a formatted count: "1.234". */
const numberIn = (shown: string): number => Number(shown.replaceAll('.', ''));
const sent = (shown: string): string =>
  shown === '0' ? 'nu a trimis nicio solicitare' : `a trimis ${counted(numberIn(shown), 'o solicitare', 'solicitări')}`;
const submitted = (shown: string): string =>
  shown === '0' ? 'nu a depus nicio ofertă' : `a depus ${counted(numberIn(shown), 'o ofertă', 'oferte')}`;
/* "una a fost acceptată", "3 au fost respinse". */
const decided = (shown: string, one: string, many: string): string => {
  if (shown === '0') return `niciuna nu a fost ${one}`;
  return shown === '1' ? `una a fost ${one}` : `${shown} au fost ${many}`;
};
function outcomeOf(offers: string, accepted: string, declined: string): string {
  if (offers === '0') return '';
  if (offers !== '1')
    return ` Până acum, ${decided(accepted, 'acceptată', 'acceptate')} și ${decided(declined, 'respinsă', 'respinse')}.`;
  if (accepted === '1') return ' A fost acceptată.';
  return declined === '1' ? ' A fost respinsă.' : ' Încă nu este decisă.';
}
const ofDecided = (shown: string): string =>
  shown === '1' ? 'dintr-o ofertă decisă' : `din ${counted(numberIn(shown), '', 'oferte decise')}`;

const monthly = {
  bound: { once: 'for each month' },
  unsubscribe: '/api/public/report-mails/unsubscribe',
};

/* `token`: secret of the link that stops the mails; mails of the previous release have none. Amounts are formatted, without VAT. */
type Monthly = Record<'name' | 'organisation' | 'month' | 'token', string>;
/* `yearSavings` is '' if it is not known. */
type OfAuthority = Record<
  'requests' | 'requested' | 'offered' | 'accepted' | 'yearRequests' | 'yearAccepted' | 'yearSavings',
  string
>;
/* `yearWon` is '' if nothing was decided. */
type OfFirm = Record<
  'offers' | 'accepted' | 'declined' | 'yearOffers' | 'yearAccepted' | 'yearDecided' | 'yearWon' | 'yearValue',
  string
>;

const MONTH = { of: 'month', name: 'luna', label: 'luna raportului' } as const;

export const MAILS = {
  'monthly-report': mail(
    monthly,
    ({ organisation, month, yearSavings, token, ...data }: Monthly & OfAuthority) => ({
      subject: `Raportul lunii ${month}: ${organisation}`,
      paragraphs: [
        `În ${month}, ${organisation} ${sent(data.requests)}.`,
        `Bugete solicitate: ${data.requested}. Oferte deschise, în medie: ${data.offered}. Acceptat: ${data.accepted}.`,
        [
          `În ultimele 12 luni ${sent(data.yearRequests)} și a acceptat oferte în valoare de ${data.yearAccepted}`,
          yearSavings === '' ? '.' : `; economii față de primul buget: ${yearSavings}.`,
        ].join(''),
        'Sumele sunt fără TVA. Ofertele sigilate nu sunt cuprinse.',
      ],
      action: { label: 'Deschideți raportul', path: '/uat/reports' },
      notes: stop(token, '/uat/reports'),
    }),
    {
      label: 'Raportul lunar al unei instituții',
      example: {
        ...{ name, organisation, token, month: 'octombrie 2026', requests: '3', requested: '120.000 lei' },
        ...{
          offered: '90.000 lei',
          accepted: '0 lei',
          yearRequests: '14',
          yearAccepted: '410.000 lei',
          yearSavings: '',
        },
      },
      fields: [ORGANISATION, MONTH],
      isComposed: true,
    },
  ),
  'monthly-firm-report': mail(
    monthly,
    ({ organisation, month, yearWon, token, ...data }: Monthly & OfFirm) => ({
      subject: `Raportul lunii ${month}: ${organisation}`,
      paragraphs: [
        `În ${month}, ${organisation} ${submitted(data.offers)}.${outcomeOf(data.offers, data.accepted, data.declined)}`,
        [
          `În ultimele 12 luni ${submitted(data.yearOffers)}; valoare acceptată: ${data.yearValue}`,
          yearWon === ''
            ? '. Încă nu aveți oferte decise.'
            : `; rată de câștig: ${yearWon}, ${ofDecided(data.yearDecided)}.`,
        ].join(''),
        'Sumele sunt fără TVA. Rata de câștig privește ofertele acceptate sau respinse de autorități.',
      ],
      action: { label: 'Deschideți raportul', path: '/firma/reports' },
      notes: stop(token, '/firma/reports'),
    }),
    {
      label: 'Raportul lunar al unei firme',
      example: {
        ...{ name, organisation, token, month: 'octombrie 2026', offers: '4', accepted: '1', declined: '2' },
        ...{ yearOffers: '21', yearAccepted: '6', yearDecided: '14', yearWon: '42,9 %', yearValue: '310.000 lei' },
      },
      fields: [ORGANISATION, MONTH],
      isComposed: true,
    },
  ),
};

type Own = MailData<typeof MAILS>;
declare module '../../operating/mail/queue-mail.ts' {
  interface Mails extends Own {}
}
