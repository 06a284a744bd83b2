import { webAddress } from '@psp/contracts/web-address';
import sanitizeHtml, { type Attributes, type IFrame, type IOptions, type Tag } from 'sanitize-html';

/** Elements of a rich text. Others are removed, and their text is kept. */
const TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'u', 's', 'code', 'a', 'img'],
  ...['sup', 'sub', 'span', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];
/** Elements that are removed together with their text; `del` is text deleted under tracked changes. */
const WITHOUT_WORDS = [
  'del',
  'script',
  'style',
  'textarea',
  'option',
  'select',
  'xmp',
  'noscript',
  'noembed',
  'noframes',
];
const ALSO_WITHOUT_WORDS = ['iframe', 'object', 'svg', 'math', 'title', 'template', 'audio', 'video', 'plaintext'];
const DEPTH_MAX = 20;

/** `rel` of external links. */
export const EXTERNAL_LINK_REL = 'nofollow noopener ugc';
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const OWN_IMAGE = /^\/api\/public\/images\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[1-9]\d{0,3}$/;
const WEB = /^https?:\/\/[^\s\\]+$/i;
const MAIL_OR_PHONE = /^(mailto:[^\s@:/\\]+@[^\s@:/\\]+|tel:\+?[\d .()-]+)$/i;
/* Browsers skip these characters, so that an address could hide its scheme behind them. */
const SKIPPED = /[\p{Cc}\p{Cf}]/u;

const link = (_name: string, { href = '' }: Attributes): Tag => {
  const address = href.trim();
  if (SKIPPED.test(address)) return { tagName: 'a', attribs: {} };
  if (OWN_PATH.test(address)) return { tagName: 'a', attribs: { href: address } };
  const isExternal = MAIL_OR_PHONE.test(address) || (WEB.test(address) && webAddress(address) !== null);
  return { tagName: 'a', attribs: isExternal ? { href: address, rel: EXTERNAL_LINK_REL } : {} };
};

const picture = (_name: string, { src = '', alt = '', width = '', height = '' }: Attributes): Tag => {
  if (!OWN_IMAGE.test(src)) return { tagName: 'img', attribs: {} };
  const isSized = [width, height].every((size) => /^[1-9]\d{0,3}$/.test(size));
  return { tagName: 'img', attribs: { src, alt, ...(isSized ? { width, height } : {}), loading: 'lazy' } };
};

const cell = (tagName: string, given: Attributes): Tag => {
  const attribs: Attributes = {};
  for (const name of ['colspan', 'rowspan']) {
    const value = given[name];
    if (value && /^([2-9]|1\d|20)$/.test(value)) attribs[name] = value;
  }
  if (tagName === 'th' && /^(col|row)$/.test(given['scope'] ?? '')) attribs['scope'] = given['scope'] ?? '';
  return { tagName, attribs };
};

/* Keeps the first number and the numbering style of a list. */
const numbered = (tagName: string, { start = '', type = '' }: Attributes): Tag => ({
  tagName,
  attribs: {
    ...(/^([2-9]|[1-9]\d{1,2})$/.test(start) ? { start } : {}),
    ...(/^[aAiI]$/.test(type) ? { type } : {}),
  },
});

/* Keeps whom the text mentions. */
const mention = (tagName: string, given: Attributes): Tag => {
  const person = given['data-mention'] ?? '';
  return { tagName, attribs: ID.test(person) ? { 'data-mention': person } : {} };
};

/* Removes links and images without an address, and spans that mention nobody; the text of a link or span stays. */
const hasNoAddress = ({ tag, attribs }: IFrame): boolean | 'excludeTag' => {
  if (tag === 'a' && !attribs['href']) return 'excludeTag';
  if (tag === 'span' && !attribs['data-mention']) return 'excludeTag';
  return tag === 'img' && !attribs['src'];
};

const OPTIONS: IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start', 'type'],
    span: ['data-mention'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...WITHOUT_WORDS, ...ALSO_WITHOUT_WORDS],
  nestingLimit: DEPTH_MAX,
  exclusiveFilter: hasNoAddress,
  transformTags: {
    // The page has its own h1 and three levels of headings below it.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    strike: 's',
    a: link,
    img: picture,
    ol: numbered,
    span: mention,
    th: cell,
    td: cell,
  },
};

const sanitiseOnce = (html: string): string => sanitizeHtml(html, OPTIONS);

/**
 * Sanitises the HTML of a rich text: keeps headings 2–4, paragraphs, lists, quotes, emphasis, code, links (web, mail, phone and own
 * paths), mentions of persons, tables and the portal's own images. Applied whenever such a text is written; idempotent.
 */
export const sanitise = (html: string): string => {
  const clean = sanitiseOnce(html);
  // Twice, because the content of a removed tag may need other nesting in its new place.
  return (clean === html ? clean : sanitiseOnce(clean)).trim();
};
