import { editors, viewers } from './access.ts';
import { mailPreview, mailTemplate, mailText, mailTextList, mailTextView, saveMailText } from './mail-texts.ts';
import { act, call, operations, read } from './operations.ts';
import { restoreSetting } from './settings.ts';

/* Separate from mail-texts.ts, whose schemas are loaded by pages with forms. */

const one = { access: editors, params: mailTemplate };

/** Texts of mails: read, tried out, saved, and brought back to an earlier version. */
export const mailTextOperations = operations(['admin'], {
  list: read('/settings/mail-texts', { access: viewers, view: mailTextList }),
  view: read('/settings/mail-texts/:template', { access: viewers, params: mailTemplate, view: mailTextView }),
  preview: call('POST /settings/mail-texts/:template/preview', {
    ...{ act: 'setting.preview', ...one },
    body: mailText,
    view: mailPreview,
  }),
  test: act('setting.test', 'POST /settings/mail-texts/:template/test', { ...one, body: mailText }),
  save: act('setting.save', 'POST /settings/mail-texts/:template', { ...one, body: saveMailText, view: mailTextView }),
  restore: act('setting.restore', 'POST /settings/mail-texts/:template/restore', {
    ...one,
    body: restoreSetting,
    view: mailTextView,
  }),
});
