import { mail, type MailContext, type MailData } from './declare.ts';

const TEST =
  'Acesta este un e-mail de probă, cu date de exemplu. Numai dumneavoastră l-ați primit; linkul lui nu deschide nimic.';

export const MAILS = {
  /** Example of the mail `template` with the subject `title` and the text `message`, as somebody is writing them. */
  'mail-test': mail(
    { bound: ['mail-test:account'] },
    (
      { template, title, message }: Record<'name' | 'template' | 'title' | 'message', string>,
      { exampleOf }: MailContext,
    ) => {
      const content = exampleOf(template, { subject: title, text: message });
      return { ...content, subject: `Probă: ${content.subject}`, notes: [...(content.notes ?? []), TEST] };
    },
    null,
  ),
};

type Own = MailData<typeof MAILS>;
declare module './queue-mail.ts' {
  interface Mails extends Own {}
}
