/** Called by every script of the corpus that runs. */
export const HIT = '__hit';
/** Attribute of the elements of the corpus: where one stands in a page, a text was taken for markup. */
export const INJECTED = 'data-hit';

/* Ways out of every place in which a page, a mail or a feed puts a text. */
const ATTACKS = [
  `"><svg ${INJECTED} onload=${HIT}()>`,
  `<script>${HIT}()</script>`,
  `<img src=x ${INJECTED} onerror=${HIT}()>`,
  `</title></textarea></style></script><svg ${INJECTED} onload=${HIT}()>`,
  `<!--<script>${HIT}()</script>`,
  `--><b ${INJECTED}>`,
  `' autofocus onfocus=${HIT}() ${INJECTED}='`,
  `" onmouseover=${HIT}() ${INJECTED}="`,
  `<a ${INJECTED} href="javascript:${HIT}()">a</a>`,
  `<a href="java&#9;script:${HIT}()">a</a>`,
  `[a](javascript:${HIT}()) ![a](x" onerror="${HIT}())`,
  `\${${HIT}()} {{${HIT}()}} {{constructor.constructor("${HIT}()")()}} <%= ${HIT}() %>`,
  `;}</style><style>*{background:url(javascript:${HIT}())}`,
  `]]><script>${HIT}()</script>`,
  `&lt;img src=x ${INJECTED} onerror=${HIT}()&gt;`,
  `&amp;lt;script&amp;gt;${HIT}()&amp;lt;/script&amp;gt;`,
  `%3Cscript%3E${HIT}()%3C/script%3E`,
  `＜script＞${HIT}()＜/script＞`,
  `\u2028${HIT}()//\\u003cscript>${HIT}()</script>`,
  `"};${HIT}();//\\"};${HIT}();//`,
  `<iframe ${INJECTED} srcdoc="<script>parent.${HIT}()</script>"></iframe>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x ${INJECTED} onerror=${HIT}()&gt;">`,
  `<form ${INJECTED} action="javascript:${HIT}()"><button formaction="javascript:${HIT}()">a</button></form>`,
  `<noscript><p title="</noscript><img src=x ${INJECTED} onerror=${HIT}()>">`,
  `<template><b ${INJECTED}></template><base href="https://evil.example/">`,
  `=HYPERLINK("javascript:${HIT}()")`,
];
const SHORTEST = `<b ${INJECTED}>`;

/** A word that stands in one field alone, by which it is found again where that field is shown. */
export const markOf = (field: number): string => `zq${field}qz`;
export const MARK = /zq(\d+)qz/g;

/** As much of the corpus as fits into `max` characters, each field with other attacks first. */
export function payloadFor(field: number, max: number): string {
  let text = markOf(field);
  for (let n = 0; n < ATTACKS.length; n += 1) {
    const longer = `${text} ${ATTACKS[(field + n) % ATTACKS.length]}`;
    if (longer.length <= max) text = longer;
  }
  return text === markOf(field) ? text + SHORTEST : text;
}

/** An address with what breaks out of an attribute in its query. */
export const addressFor = (field: number): string =>
  `https://exemplu.ro/?${markOf(field)}"onmouseover="${HIT}()'><svg ${INJECTED}>`.replaceAll(' ', '/');

/** Text in a place that takes an address of the web alone. */
export const SCRIPT_ADDRESSES = [
  `javascript:${HIT}()`,
  ` java\tscript:${HIT}()`,
  `data:text/html,<script>${HIT}()</script>`,
];
