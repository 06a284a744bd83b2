import { z } from 'zod';
import { isoDateTime, requiredText } from './common.ts';
import { saveSetting, settingView } from './settings.ts';

/* Texts of the portal's mails, as the association changes them. */

export const MAIL_SUBJECT_MAX = 200;
export const MAIL_TEXT_MAX = 4000;

/** Subject and text with their fields: `{{organizatie}}`. Empty lines part paragraphs. */
export const mailText = z.strictObject({
  subject: requiredText(MAIL_SUBJECT_MAX, 'Scrieți subiectul.'),
  text: requiredText(MAIL_TEXT_MAX, 'Scrieți textul.'),
});
export type GivenMailText = z.infer<typeof mailText>;
export const saveMailText = saveSetting(mailText);

/** Mails by template: those that the association may change. */
export const mailTemplate = z.strictObject({ template: z.string().max(60) });

const mailTextRow = z.object({
  template: z.string(),
  label: z.string(),
  isChanged: z.boolean(),
  /** Null while nobody has changed it; `savedBy` also when the account is gone. */
  savedAt: isoDateTime.nullable(),
  savedBy: z.string().nullable(),
});
export type MailTextRow = z.infer<typeof mailTextRow>;
export const mailTextList = z.object({ rows: z.array(mailTextRow) });

const field = z.object({
  name: z.string(),
  label: z.string(),
  isRequired: z.boolean(),
  /** Its value in the preview; null for a text written by the portal. */
  example: z.string().nullable(),
});
export type MailTextField = z.infer<typeof field>;

/** Text of a mail with its versions. A part that is null is written by the portal. */
export const mailTextView = settingView(
  z.object({ subject: z.string().nullable(), text: z.string().nullable() }),
).extend({
  template: z.string(),
  label: z.string(),
  /** True if the portal's text is a field of its own, `{{continut}}`, which cannot be left out. */
  isComposed: z.boolean(),
  portal: z.object({ subject: z.string(), text: z.string() }),
  fields: z.object({ subject: z.array(field), text: z.array(field) }),
  /** The mail as it is sent, with the values of its example. */
  html: z.string(),
});
export type MailTextView = z.infer<typeof mailTextView>;
export const mailPreview = z.object({ subject: z.string(), html: z.string() });
