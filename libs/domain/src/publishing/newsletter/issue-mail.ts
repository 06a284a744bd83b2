import { escapeHtml } from '@psp/contracts/html';
import { readTextInThread } from '../../operating/rich-text/read-text-in-thread.ts';
import { textOf } from '../../operating/rich-text/text.ts';
import { STRINGS } from './strings.ts';
import { withMailPictures, withoutPictures } from './picture-tags.ts';

/** Content of an issue's mail; `body` is HTML that was sanitised when it was saved. */
export interface MailedIssue {
  subject: string;
  preheader: string;
  body: string;
}

export interface IssueSender {
  /** Scheme, host and port of links to the portal. */
  publicOrigin: string;
  /** The association's name; null if it has set none. */
  name: string | null;
  /** Reply address of the association; null if it has set none. */
  contact: string | null;
}

/* The secret is in the fragment, which browsers do not send to servers. */
const linkTo = (origin: string, page: 'dezabonare' | 'preferinte', token: string | null): string =>
  `${origin}/newsletter/${page}${token === null ? '' : `#${encodeURIComponent(token)}`}`;

/* Makes paths of the portal absolute, since relative links do not work in mails. */
const withOrigin = (html: string, origin: string): string => html.replace(/ (href|src)="\//g, ` $1="${origin}/`);

const STYLE = `body{margin:0;background:#F7F6F2;color:#1B2430;font:18px/1.55 'Public Sans',Arial,sans-serif}
.card{max-width:600px;margin:24px auto;padding:24px;background:#FFFFFF;border:1px solid #D9D8D2;border-radius:8px;overflow-wrap:break-word}
.from{margin:0 0 16px;color:#4A5563;font-size:16px;font-weight:600}
h1{margin:0 0 16px;font-size:26px;line-height:1.2}h2{margin:24px 0 8px;font-size:22px;line-height:1.3}h3,h4{margin:20px 0 8px;font-size:18px}
p{margin:0 0 16px}a{color:#1F5A9E}img{max-width:100%;height:auto}blockquote{margin:0 0 16px;padding-left:16px;border-left:4px solid #D7E5F5}
sup,sub{font-size:75%;line-height:0}
table{border-collapse:collapse}td,th{padding:6px 10px;border:1px solid #D9D8D2;text-align:left}
.foot{margin-top:24px;padding-top:16px;border-top:1px solid #D9D8D2;color:#4A5563;font-size:14px}.foot p{margin:0 0 8px}
.pre{display:none;max-height:0;overflow:hidden}`;

/**
 * Builds the mail of an issue as HTML and plain text. Both name the sender and the reason of the mail, and link to preferences and
 * unsubscription. `token` is the secret of these links; null in a test mail. Its pictures are made by `keepMailPictures`.
 */
export const issueMail = (issue: MailedIssue, sender: IssueSender, token: string | null) => ({
  subject: issue.subject,
  html: htmlOf({ ...issue, body: withMailPictures(issue.body) }, sender, token),
  text: plainOf(textOf(withoutLinks(issue, sender)), issue, sender, token),
});

/** Builds a preview of the mail, with the pictures of web pages and without a secret in its links. */
export const previewOf = async (issue: MailedIssue, sender: IssueSender) => {
  const { words } = await readTextInThread(withoutLinks(issue, sender));
  return { subject: issue.subject, html: htmlOf(issue, sender, null), text: plainOf(words, issue, sender, null) };
};

const htmlOf = (
  { subject, preheader, body }: MailedIssue,
  { publicOrigin, name, contact }: IssueSender,
  token: string | null,
): string => `<!doctype html>
<html lang="ro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title>
<style>${STYLE}</style></head><body>
<div class="pre">${escapeHtml(preheader)}</div>
<div class="card"><p class="from">${escapeHtml(name ?? STRINGS.association)}</p>
<h1>${escapeHtml(subject)}</h1>
${withOrigin(body, publicOrigin)}
<div class="foot"><p>${escapeHtml(STRINGS.reason(name ?? STRINGS.association))}</p>
${contact ? `<p>${escapeHtml(STRINGS.contact(contact))}</p>\n` : ''}<p><a href="${linkTo(publicOrigin, 'preferinte', token)}">${STRINGS.preferences}</a> · <a href="${linkTo(publicOrigin, 'dezabonare', token)}">${STRINGS.unsubscribe}</a></p></div>
</div></body></html>`;

/* Replaces links by their words, followed by the address unless the words are the address. */
const withAddresses = (html: string): string =>
  html.replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_link, href: string, words: string) =>
    words === href ? words : `${words} (${href.replace(/^mailto:|^tel:/, '')})`,
  );

const inPlainWords = (description: string): string => `<p>${STRINGS.picture(description)}</p>`;

/* The HTML with words in place of links and pictures. */
const withoutLinks = ({ body }: MailedIssue, { publicOrigin }: IssueSender): string =>
  withAddresses(withOrigin(withoutPictures(body, inPlainWords), publicOrigin));

const plainOf = (
  words: string,
  { subject }: MailedIssue,
  { publicOrigin, name, contact }: IssueSender,
  token: string | null,
): string =>
  [
    name ?? STRINGS.association,
    subject,
    words.replaceAll('\n', '\n\n'),
    '--',
    STRINGS.reason(name ?? STRINGS.association),
    ...(contact ? [STRINGS.contact(contact)] : []),
    `${STRINGS.preferences}: ${linkTo(publicOrigin, 'preferinte', token)}`,
    `${STRINGS.unsubscribe}: ${linkTo(publicOrigin, 'dezabonare', token)}`,
  ].join('\n\n');
