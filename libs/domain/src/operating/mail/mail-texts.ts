import type { MailTextRow, MailTextView } from '@psp/contracts/mail-texts';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import type { Write } from '../../write.ts';
import { countAttempt } from '../limits/limit.ts';
import { record } from '../audit/record.ts';
import { readSetting, restoreSetting, type Setting, saveSetting, viewSetting } from '../settings/settings.ts';
import type { MailText } from './declare.ts';
import { queueMail } from './queue-mail.ts';
import {
  CHANGEABLE_MAILS,
  changeableMail,
  exampleValuesOf,
  fieldsOf,
  PORTAL_TEXT,
  portalTextOf,
  problemOf,
} from './write-mail.ts';

const PREFIX = 'mail-text:';

/* Refuses a text whose fields the mail does not have, or that lacks one it needs. */
const expectSound = (template: string, own: MailText): void => {
  const found = problemOf(template, own);
  if (found) throw new DomainError('mail-text.broken', { part: found.part }, found.problem);
};

/** The association's own text of a mail. Throws `not_found` for a mail that it cannot change. */
export const mailTextSetting = (template: string): Setting<MailText> => {
  const { label } = found(changeableMail(template));
  return {
    name: `${PREFIX}${template}`,
    label: `E-mail: ${label}`,
    initial: PORTAL_TEXT,
    apply: async (_, value) => expectSound(template, value),
  };
};

/** Reads the association's own text of a mail, when the mail is sent. */
export const readMailText = async (db: Db, template: string, now: Date): Promise<MailText> =>
  changeableMail(template) ? readSetting(db, mailTextSetting(template), now) : PORTAL_TEXT;

interface Given {
  subject: string;
  text: string;
}

/* What equals the portal's own text is left to the portal, whose text follows counts and conditions. */
const ownPartOf = (template: string, { subject, text }: Given): MailText => {
  const portal = portalTextOf(template);
  return { subject: subject === portal.subject ? null : subject, text: text === portal.text ? null : text };
};

/** Saves the text of a mail. Throws `not_found`, `version.stale`, and `mail-text.broken` with the field and its line. */
export const saveMailText = async (
  write: Write<Actor>,
  { template, version, value }: { template: string; version: number; value: Given },
): Promise<void> => {
  const setting = mailTextSetting(template);
  await saveSetting(setting)(write, { version, value: ownPartOf(template, value) });
};

/** Brings back an earlier text of a mail. Throws as `restoreSetting`, and `mail-text.broken`. */
export const restoreMailText = async (
  write: Write<Actor>,
  { template, ...versions }: { template: string; version: number; of: number },
): Promise<void> => restoreSetting(mailTextSetting(template))(write, versions);

/** Checks a text that is not yet saved. Throws `not_found`, `mail-text.broken`. */
export const checkedText = (template: string, given: Given): MailText => {
  found(changeableMail(template));
  expectSound(template, given);
  return ownPartOf(template, given);
};

/** Sends an example of a mail with this text to the actor. Throws `not_found`, `mail-text.broken`, `rate.limited`. */
export const sendMailTest = async (
  write: Write<Actor>,
  { template, ...given }: Given & { template: string },
): Promise<void> => {
  const { db, actor } = write;
  const { label } = found(changeableMail(template));
  checkedText(template, given);
  await countAttempt(write, 'mail-test:account', actor.accountId);
  record(write, { entity: 'setting', id: null }, { action: 'test' }, { details: { setting: `E-mail: ${label}` } });
  const [account] = await db.run(
    sql<{ email: string; name: string }>`select email, display_name as name from account where id = ${actor.accountId}`,
  );
  const { email, name } = found(account);
  await queueMail(db, email, 'mail-test', { name, template, title: given.subject, message: given.text });
};

/** Lists the mails that the association may change, with the last change of each. */
export const listMailTexts = async (db: Db): Promise<MailTextRow[]> => {
  const rows = await db.run(sql<{ setting: string; isChanged: boolean; savedAt: string; savedBy: string | null }>`
    select distinct on (v.setting) v.setting, v.value <> ${JSON.stringify(PORTAL_TEXT)}::jsonb as "isChanged",
      json_build_array(v.saved_at)->>0 as "savedAt", a.display_name as "savedBy"
    from setting_version v left join account a on a.id = v.saved_by
    where v.setting like ${`${PREFIX}%`} order by v.setting, v.version desc`);
  const saved = new Map(rows.map(({ setting, ...row }) => [setting, row]));
  return CHANGEABLE_MAILS.map((template) => ({
    template,
    label: found(changeableMail(template)).label,
    ...(saved.get(PREFIX + template) ?? { isChanged: false, savedAt: null, savedBy: null }),
  })).toSorted((one, other) => one.label.localeCompare(other.label, 'ro'));
};

/** Reads the text of a mail with its versions, its fields and the portal's own text. Throws `not_found`. */
export const viewMailText = async (db: Db, template: string, now: Date): Promise<Omit<MailTextView, 'html'>> => {
  const setting = await viewSetting(db, mailTextSetting(template), now);
  const { label, isComposed = false } = found(changeableMail(template));
  const examples = exampleValuesOf(template);
  const { subject, text } = fieldsOf(template);
  const withExample = (fields: typeof text) =>
    fields.map((field) => ({ ...field, example: examples[field.name] ?? null }));
  return {
    ...setting,
    ...{ template, label, isComposed },
    portal: portalTextOf(template),
    fields: { subject: withExample(subject), text: withExample(text) },
  };
};
