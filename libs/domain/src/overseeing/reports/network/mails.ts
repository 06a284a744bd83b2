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

/* Formatted values of the month, each with that of the same month a year before. */
type Figures = Record<(typeof MAILED)[number], string>;
type NetworkMonth = Record<'name' | 'month' | 'yearBefore', string> & { figures: Figures; before: Figures };

const EXAMPLES: Figures = {
  ...{ members: '412', partners: '136', active: '318 din 548', requests: '128', firstOffer: '19 ore' },
  ...{ acceptance: '58%', accepted: '4.820.000 lei', rating: '4,6' },
};

export const NETWORK_MAILS = {
  'network-report': mail(
    { bound: { once: 'for each month' } },
    ({ month, yearBefore, figures, before }: NetworkMonth) => ({
      subject: `Raportul rețelei: ${month}`,
      paragraphs: [
        `Cifrele lunii ${month}, cu cele din ${yearBefore}:`,
        ...MAILED.map((key) => `${NETWORK_FIGURE_LABELS[key]}: ${figures[key]} (${before[key]})`),
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
      example: {
        name: EXAMPLE.name,
        month: 'octombrie 2026',
        yearBefore: 'octombrie 2025',
        figures: EXAMPLES,
        before: EXAMPLES,
      },
      fields: [{ of: 'month', name: 'luna', label: 'luna raportului' }],
      isComposed: true,
    },
  ),
};

type Own = MailData<typeof NETWORK_MAILS>;
declare module '../../../operating/mail/queue-mail.ts' {
  interface Mails extends Own {}
}
