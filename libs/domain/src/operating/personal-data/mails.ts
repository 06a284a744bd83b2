import { momentText } from '../mail/content.ts';
import { mail, type MailData } from '../mail/declare.ts';
import { EXAMPLE, momentField } from '../mail/fields.ts';

const { name, at } = EXAMPLE;

const own = { bound: { once: 'sent to the user of the account, about an act of their own' } };

export const MAILS = {
  'export-ready': mail(
    own,
    ({ expiresAt }: { name: string; expiresAt: string }) => ({
      subject: 'Datele dumneavoastră sunt gata de descărcat',
      paragraphs: [
        `Arhiva cu datele contului dumneavoastră este gata. O puteți descărca până la ${momentText(expiresAt)}.`,
      ],
      action: { label: 'Descărcați datele', path: '/cont/date' },
      notes: ['Arhiva se descarcă din cont, după conectare.'],
    }),
    {
      label: 'Datele contului, gata de descărcat',
      example: { name, expiresAt: at },
      fields: [{ ...momentField('expiresAt', 'termenul', 'până când se descarcă'), isRequired: true }],
    },
  ),
  deleted: mail(
    own,
    (_: { name: string }) => ({
      subject: 'Contul dumneavoastră a fost șters',
      paragraphs: [
        'Contul dumneavoastră din Portal PSP a fost șters, iar datele personale au fost înlăturate.',
        'Acesta este ultimul mesaj pe care îl primiți la această adresă.',
      ],
    }),
    { label: 'Cont șters', example: { name } },
  ),
};

type Own = MailData<typeof MAILS>;
declare module '../mail/queue-mail.ts' {
  interface Mails extends Own {}
}
