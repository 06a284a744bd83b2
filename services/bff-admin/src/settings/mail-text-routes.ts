import { acting, implement } from '@psp/bff-kit/implement';
import { renderMail } from '@psp/bff-kit/mail/render';
import type { PortalApp } from '@psp/bff-kit/service';
import type { GivenMailText, MailTextView } from '@psp/contracts/mail-texts';
import { mailTextOperations } from '@psp/contracts/mail-texts-operations';
import type { MailText } from '@psp/domain/operating/mail/declare';
import {
  checkedText,
  listMailTexts,
  restoreMailText,
  saveMailText,
  sendMailTest,
  viewMailText,
} from '@psp/domain/operating/mail/mail-texts';
import { writeExample } from '@psp/domain/operating/mail/write-mail';
import { readContact } from '@psp/domain/publishing/site-content/contact';
import type { Db } from '@psp/domain/read-db';

/** Texts of the portal's mails, with previews and tests. */
export const mailTextRoutes = (app: PortalApp): void => {
  const previewOf = async (db: Db, template: string, own: MailText) => {
    const { email: contact } = await readContact(db);
    return renderMail(writeExample(template, own, contact), { publicOrigin: app.portal.publicOrigin, contact });
  };
  const viewOf = async (db: Db, template: string, now: Date): Promise<MailTextView> => {
    const view = await viewMailText(db, template, now);
    return { ...view, html: (await previewOf(db, template, view.value)).html };
  };
  const changed = ({ db, now }: { db: Db; now: Date }, _: unknown, { template }: { template: string }) =>
    viewOf(db, template, now);
  implement(app, 'admin', mailTextOperations, {
    list: async ({ db }) => ({ rows: await listMailTexts(db) }),
    view: ({ db, now }, { template }) => viewOf(db, template, now),
    preview: async ({ db }, { template, ...given }: GivenMailText & { template: string }) =>
      previewOf(db, template, checkedText(template, given)),
    test: sendMailTest,
    save: acting({ command: saveMailText, answer: changed }),
    restore: acting({ command: restoreMailText, answer: changed }),
  });
};
