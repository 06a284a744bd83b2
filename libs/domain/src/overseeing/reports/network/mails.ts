import { type NetworkFigure, NETWORK_FIGURE_LABELS } from '@psp/contracts/network-report-words';
import { mail, type MailData } from '../../../operating/mail/declare.ts';
import { EXAMPLE } from '../../../operating/mail/fields.ts';

/** Figures of the mail, in their order. */
export const MAILED = [
  'members',
  'partners',
  'active',
  'requests',
  'firstOffer',
  'acceptance',
  'accepted',
  'rating',
] as const satisfies readonly NetworkFigure[];

/* Formatted values of the month and of the same month a year before. */
interface MailedFigure extends Record<string, string> {
  name: string;
  value: string;
  before: string;
}
type NetworkMonth = Record<'name' | 'month' | 'yearBefore', string> & { figures: MailedFigure[] };

const EXAMPLES: MailedFigure[] = [
  { name: NETWORK_FIGURE_LABELS.members, value: '412', before: '374' },
  { name: NETWORK_FIGURE_LABELS.active, value: '318 din 548', before: '260 din 510' },
  { name: NETWORK_FIGURE_LABELS.accepted, value: '4.820.000 lei', before: '3.950.000 lei' },
];

export const NETWORK_MAILS = {
  'network-report': mail(
    { bound: { once: 'for each month' } },
    ({ month, yearBefore, figures }: NetworkMonth) => ({
      subject: `Raportul rețelei: ${month}`,
      paragraphs: [
        `Cifrele lunii ${month}, cu cele din ${yearBefore} în paranteză:`,
        ...figures.map(({ name, value, before }) => `${name}: ${value} (${before})`),
      ],
      action: { label: 'Deschideți rapoartele', path: '/admin/reports' },
      notes: [
        {
          text: 'Primiți acest e-mail pentru că vă aflați pe lista raportului lunar. O schimbați aici:',
          path: '/admin/reports#raport-lunar',
        },
      ],
    }),
    {
      label: 'Raportul lunar al rețelei',
      example: { name: EXAMPLE.name, month: 'octombrie 2026', yearBefore: 'octombrie 2025', figures: EXAMPLES },
      fields: [{ of: 'month', name: 'luna', label: 'luna raportului' }],
      isComposed: true,
    },
  ),
};

type Own = MailData<typeof NETWORK_MAILS>;
declare module '../../../operating/mail/queue-mail.ts' {
  interface Mails extends Own {}
}
