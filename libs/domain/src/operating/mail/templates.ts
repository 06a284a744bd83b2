import { CAPABILITIES } from '../../capabilities.ts';
import type { Mail } from './declare.ts';
import type { MailTemplate } from './queue-mail.ts';

/** All kinds of mails of all capabilities, by template. */
export const TEMPLATES: Readonly<Record<MailTemplate, Mail<never>>> = Object.assign(
  {},
  ...CAPABILITIES.map(({ mails }) => mails),
);
