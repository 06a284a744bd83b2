import type { CaughtMail } from '@psp/domain/operating/mail/caught-mail';
import { STRINGS, momentText } from './strings.ts';

/** HTML that is inserted unescaped; all other values are escaped. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
const render = (value: string | Markup | Markup[]): string =>
  Array.isArray(value) ? value.map(({ text }) => text).join('') : value instanceof Markup ? value.text : escape(value);

const html = (parts: TemplateStringsArray, ...values: (string | Markup | Markup[])[]): Markup =>
  new Markup(String.raw({ raw: parts }, ...values.map(render)));

const STYLE = new Markup(`
  body { background: #F7F6F2; color: #1B2430; font: 1.125rem/1.55 'Public Sans', system-ui, sans-serif; margin: 0; }
  main { margin: 0 auto; max-width: 52rem; padding: 24px 16px 64px; }
  h1 { font-size: 1.875rem; line-height: 1.2; margin: 16px 0; overflow-wrap: anywhere; }
  a { color: #17467D; }
  a:focus-visible { outline: 3px solid #0E2A4C; outline-offset: 2px; }
  .bar a { align-items: center; display: inline-flex; min-height: 44px; margin-right: 24px; }
  ul { list-style: none; margin: 16px 0; padding: 0; }
  li, dl, pre { background: #FFFFFF; border: 1px solid #D9D8D2; border-radius: 8px; margin: 0 0 12px; padding: 16px; }
  li a { display: block; font-weight: 600; overflow-wrap: anywhere; }
  li span, p, dt { color: #4A5563; }
  li span { display: block; font-size: 1rem; overflow-wrap: anywhere; }
  dl { display: grid; gap: 4px 16px; grid-template-columns: max-content 1fr; }
  dd { margin: 0; overflow-wrap: anywhere; }
  pre { font: inherit; overflow-wrap: anywhere; white-space: pre-wrap; }`);

const page = (title: string, content: Markup): string =>
  html`<!doctype html>
<html lang="ro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`.text;

/** Page with the list of mails in the given order; `path` is the path of the mailbox. */
export const listPage = (path: string, mails: CaughtMail[]): string =>
  page(
    STRINGS.title,
    html`<h1>${STRINGS.title}</h1><p>${STRINGS.explanation}</p>
<p class="bar"><a href="${path}">${STRINGS.refresh}</a></p>
${mails.length === 0 ? html`<p>${STRINGS.empty}</p>` : html`<ul>${mails.map((mail) => item(path, mail))}</ul>`}`,
  );

const item = (path: string, { id, recipient, subject, at }: CaughtMail): Markup =>
  html`<li><a href="${path}/${id}">${subject}</a><span>${STRINGS.to} ${recipient}, ${momentText(at)}</span></li>`;

/** Page with one mail: its recipient and its text with clickable links. */
export const mailPage = (path: string, { id, recipient, subject, at, text }: CaughtMail & { text: string }): string =>
  page(
    subject,
    html`<h1>${subject}</h1>
<p class="bar"><a href="${path}">${STRINGS.back}</a><a href="${path}/${id}/html">${STRINGS.asSent}</a></p>
<dl><dt>${STRINGS.to}</dt><dd>${recipient}</dd><dt>${STRINGS.subject}</dt><dd>${subject}</dd>
<dt>${STRINGS.at}</dt><dd>${momentText(at)}</dd></dl><pre>${withLinks(text)}</pre>`,
  );

const ADDRESS = /(https?:\/\/[^\s<>"']+)/g;

const withLinks = (text: string): Markup[] =>
  text.split(ADDRESS).map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
