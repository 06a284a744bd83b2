import { secretPath } from '../../operating/mail/content.ts';
import { mail, type MailData } from '../../operating/mail/declare.ts';
import { EXAMPLE } from '../../operating/mail/fields.ts';

const { token } = EXAMPLE;

const bound = ['subscribe:address', 'subscribe:email'] as const;

export const MAILS = {
  'newsletter-confirmation': mail(
    { bound, link: { table: 'subscriber_link', open: `purpose = 'confirm'` } },
    ({ token }: { token: string }) => ({
      subject: 'Confirmați abonarea la newsletter',
      paragraphs: [
        'Ați cerut să primiți la această adresă newsletterul asociației. Abonarea începe după ce o confirmați.',
      ],
      action: { label: 'Confirmați abonarea', path: secretPath('/newsletter/confirmare', token) },
      notes: [
        'Linkul este valabil 7 zile.',
        'Dacă nu dumneavoastră ați cerut abonarea, ignorați acest mesaj: fără confirmare nu primiți nimic.',
      ],
    }),
    { label: 'Confirmarea abonării la newsletter', example: { token } },
  ),
  /** Sent when a subscribed address is subscribed again; the token unsubscribes. */
  'newsletter-already': mail(
    { bound },
    ({ token }: { token: string }) => ({
      subject: 'Adresa este deja abonată la newsletter',
      paragraphs: [
        'Cineva a cerut abonarea acestei adrese la newsletterul asociației. Ea este deja abonată; nu s-a schimbat nimic.',
      ],
      notes: [
        { text: 'Județul și domeniile alese le schimbați la', path: secretPath('/newsletter/preferinte', token) },
        {
          text: 'Dacă nu mai doriți să îl primiți, dezabonați-vă la',
          path: secretPath('/newsletter/dezabonare', token),
        },
      ],
    }),
    { label: 'Adresă deja abonată la newsletter', example: { token } },
  ),
};

type Own = MailData<typeof MAILS>;
declare module '../../operating/mail/queue-mail.ts' {
  interface Mails extends Own {}
}
