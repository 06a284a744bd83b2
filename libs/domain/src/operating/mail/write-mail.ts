import { fieldMark, fillFields, type MailFieldName, mailTextProblem } from '@psp/contracts/mail-fields';
import { EVENTS } from '../notifications/events.ts';
import type { Content } from './content.ts';
import type { Mail, MailContext, MailField, MailText } from './declare.ts';
import { oneLine, safeMailName, withoutControls } from './plain-text.ts';
import type { MailTemplate } from './queue-mail.ts';
import { TEMPLATES } from './templates.ts';
import type { WaitingMail } from './waiting-mail.ts';

/** A mail without its frame. `name`: the person who is greeted, or null. */
export interface WrittenMail {
  name: string | null;
  content: Content;
}

/** The text of a mail that nobody has changed. */
export const PORTAL_TEXT: MailText = { subject: null, text: null };

/* Fields of every mail, and of the composed ones. */
const CONTACT = { name: 'contact', label: 'adresa de e-mail a asociației', isRequired: false };
const NO_CONTACT = 'adresa din pagina de suport a portalului';
const EXAMPLE_CONTACT = 'contact@asociatie.example';
const COMPOSED = {
  subject: { name: 'subiect', label: 'subiectul scris de portal', isRequired: false },
  text: { name: 'continut', label: 'textul scris de portal', isRequired: true },
};

/* Named in any texts, an own property or not. */
const templateOf = (template: string): Mail<never> | undefined =>
  Object.hasOwn(TEMPLATES, template) ? TEMPLATES[template as MailTemplate] : undefined;

/** Returns what the association may change of a mail; undefined for a template that it cannot change. */
export const changeableMail = (template: string) => templateOf(template)?.texts ?? undefined;

/** The templates whose text the association may change, in the order of the capabilities. */
export const CHANGEABLE_MAILS: readonly string[] = Object.keys(TEMPLATES).filter((name) => changeableMail(name));

type Value = string | readonly Readonly<Record<string, string>>[];
type Values = Readonly<Record<string, Value | undefined>>;

const MULTILINE_FIELDS = ['reason', 'message'];

const sanitiseText = (name: string, value: string): string =>
  MULTILINE_FIELDS.includes(name) ? withoutControls(value) : oneLine(value);

const sanitiseFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, sanitiseText(name, value)]));

const sanitise = (data: object): Values =>
  Object.fromEntries(
    Object.entries(data as Values).map(([name, value = '']) => [
      name,
      typeof value === 'string' ? sanitiseText(name, value) : value.map(sanitiseFields),
    ]),
  );

const shownOf = (data: Values, { of, show }: MailField): string => {
  const value = data[of];
  if (typeof value !== 'string' || value === '') return '';
  return show ? show(value) : value;
};

/** Returns the fields that the subject and the text of a mail may name. */
export const fieldsOf = (template: string): Record<'subject' | 'text', (MailFieldName & { label: string })[]> => {
  const { fields = [], isComposed = false } = changeableMail(template) ?? {};
  const own = [...fields.map(({ name, label, isRequired = false }) => ({ name, label, isRequired })), CONTACT];
  return {
    subject: isComposed ? [COMPOSED.subject, ...own] : own,
    text: isComposed ? [COMPOSED.text, ...own] : own,
  };
};

/** Returns what is wrong with the association's own text, by its part. */
export const problemOf = (
  template: string,
  { subject, text }: MailText,
): { part: 'subject' | 'text'; problem: string } | null => {
  const fields = fieldsOf(template);
  const inSubject = subject === null ? null : mailTextProblem(subject, fields.subject, false);
  if (inSubject) return { part: 'subject', problem: inSubject };
  const inText = text === null ? null : mailTextProblem(text, fields.text, true);
  return inText === null ? null : { part: 'text', problem: inText };
};

/* Puts the association's subject and text in place of those of the portal. Button, list and notes stay. */
const withOwnText = (content: Content, own: MailText, values: Readonly<Record<string, string>>): Content => {
  const all = { ...values, subiect: content.subject, continut: content.paragraphs.join('\n\n') };
  const { subject, text } = own;
  return {
    ...content,
    ...(subject === null ? {} : { subject: oneLine(fillFields(subject, all)) || content.subject }),
    ...(text === null
      ? {}
      : {
          paragraphs: fillFields(text, all)
            .split(/\n{2,}/)
            .map((one) => one.trim())
            .filter((one) => one !== ''),
        }),
  };
};

/* A text of an earlier release may name fields that the mail no longer has: the portal's own text is then used. */
const soundText = (template: string, own: MailText): MailText => (problemOf(template, own) ? PORTAL_TEXT : own);

const contentOf = (template: string, data: object, own: MailText, contact: string | null): Content => {
  const { write, texts } = TEMPLATES[template as MailTemplate];
  const clean = sanitise(data);
  const content = write(clean as never, portalWith(contact));
  const shown = (texts?.fields ?? []).map((field) => [field.name, shownOf(clean, field)]);
  return withOwnText(content, soundText(template, own), {
    ...Object.fromEntries(shown),
    contact: contact ?? NO_CONTACT,
  });
};

const portalWith = (contact: string | null): MailContext => ({
  contact,
  events: EVENTS,
  exampleOf: (template, own) => writeExample(template, own, contact).content,
});

const nameIn = (data: object): string | null =>
  'name' in data && typeof data.name === 'string' ? safeMailName(oneLine(data.name)) : null;

/** Writes a queued mail with the association's own text. */
export const writeMail = (
  { template, data }: Pick<WaitingMail, 'template' | 'data'>,
  own: MailText,
  contact: string | null,
): WrittenMail => ({ name: nameIn(data), content: contentOf(template, data, own, contact) });

/** Writes a mail with the data of its example. Throws for a template that cannot be changed. */
export const writeExample = (template: string, own: MailText, contact: string | null): WrittenMail => {
  const texts = changeableMail(template);
  if (!texts) throw new Error(`the text of the mail ${template} cannot be changed`);
  return { name: nameIn(texts.example), content: contentOf(template, texts.example, own, contact) };
};

/** Returns the portal's own subject and text of a mail, with fields in place of the values. */
export const portalTextOf = (template: string): Record<'subject' | 'text', string> => {
  const texts = changeableMail(template);
  if (texts?.isComposed) return { subject: fieldMark(COMPOSED.subject.name), text: fieldMark(COMPOSED.text.name) };
  const { subject, paragraphs } = writeExample(template, PORTAL_TEXT, EXAMPLE_CONTACT).content;
  const data = sanitise(texts?.example ?? {});
  const marks = [
    ...(texts?.fields ?? []).map((field) => ({ value: shownOf(data, field), mark: fieldMark(field.name) })),
    { value: EXAMPLE_CONTACT, mark: fieldMark(CONTACT.name) },
  ].toSorted((one, other) => other.value.length - one.value.length);
  const marked = (text: string): string =>
    marks.reduce((done, { value, mark }) => (value === '' ? done : done.replaceAll(value, mark)), text);
  return { subject: marked(subject), text: marked(paragraphs.join('\n\n')) };
};

/** Returns the fields of a mail with the values of its example. */
export const exampleValuesOf = (template: string): Readonly<Record<string, string>> => {
  const { fields = [], example = {} } = changeableMail(template) ?? {};
  const data = sanitise(example);
  return { ...Object.fromEntries(fields.map((field) => [field.name, shownOf(data, field)])), contact: EXAMPLE_CONTACT };
};
