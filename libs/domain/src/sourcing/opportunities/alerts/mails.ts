import { momentText, moreNotes, secretPath } from '../../../operating/mail/content.ts';
import { mail, type MailData } from '../../../operating/mail/declare.ts';
import { EXAMPLE, ORGANISATION } from '../../../operating/mail/fields.ts';

const { name, organisation, at, token } = EXAMPLE;

/** An opportunity with the filters that it fits; `deadline` is an ISO text. */
type AlertLine = Record<'title' | 'number' | 'uat' | 'deadline' | 'filters' | 'path', string>;

/** `more`: number of further opportunities, '0' for none. `path`: the list. `token`: secret of the link that ends the alerts. */
interface Alert extends Record<'name' | 'organisation' | 'more' | 'path' | 'token', string> {
  lines: AlertLine[];
}

const alert = {
  bound: { once: 'for each period of the filter' },
  unsubscribe: '/api/public/opportunity-alerts/unsubscribe',
};

export const MAILS = {
  'opportunity-alert': mail(
    alert,
    ({ organisation, lines, more, path, token }: Alert) => ({
      subject: lines.length === 1 ? `Oportunitate nouă: ${lines[0]?.title}` : `Oportunități noi pentru ${organisation}`,
      paragraphs: [
        lines.length === 1
          ? 'O solicitare nouă se potrivește filtrelor dumneavoastră salvate:'
          : 'Solicitări noi se potrivesc filtrelor dumneavoastră salvate:',
      ],
      links: lines.map(({ title, number, uat, deadline, filters, path: of }) => ({
        label: title,
        text: `${number}, ${uat}. Termen: ${momentText(deadline)}. Filtre: ${filters}.`,
        path: of,
      })),
      action: { label: 'Deschideți lista', path },
      notes: [
        ...moreNotes(more, { one: 'încă o solicitare', many: 'solicitări', where: 'listă' }),
        {
          text: `Primiți acest e-mail pentru că ați pornit alerte la filtrele salvate ale firmei ${organisation}. Le opriți aici:`,
          path: secretPath('/alerte/dezabonare', token),
        },
      ],
    }),
    {
      label: 'Alertă de solicitări noi',
      example: {
        ...{ name, organisation, token, more: '3', path: '/firma/opportunities?category=mediu' },
        lines: [
          {
            ...{ title: 'Audit energetic', number: 'SP-2026-000123', uat: 'Comuna Hărman', deadline: at },
            ...{ filters: '„Mediu”, „Sibiu”', path: '/firma/opportunities/1' },
          },
        ],
      },
      fields: [ORGANISATION],
      isComposed: true,
    },
  ),
};

type Own = MailData<typeof MAILS>;
declare module '../../../operating/mail/queue-mail.ts' {
  interface Mails extends Own {}
}
