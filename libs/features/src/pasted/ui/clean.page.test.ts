import { expect, test } from '@jest/globals';
import { cleanPasted } from './clean.ts';
import { plainPasted } from './plain.ts';

/* Cleaned HTML without comments, irrelevant tags and attributes. */
const read = (html: string): string =>
  cleanPasted(html)
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/?(?:span|o:p|ins|font|w:sdt|div)[^>]*>/g, '')
    .replace(/<(p|h\d|li|a|sup)\s[^>]*>/g, '<$1>')
    .replace(/\s*\n\s*/g, '');

const REVIEWED = `<p class=MsoNormal>Termen de <span class=msoDel><del cite="mailto:Ana" datetime="2026-11-20T10:00"><span lang=RO>30</span></del></span><span
class=msoIns><ins cite="mailto:Ana" datetime="2026-11-20T10:00"><span lang=RO>60</span></ins></span> de zile<o:p></o:p></p>`;

test.each([
  ['Word', REVIEWED, '<p>Termen de 60 de zile</p>'],
  [
    'LibreOffice',
    '<p>de <del cite="" datetime="2026">30</del><ins cite="">60</ins> de zile</p>',
    '<p>de 60 de zile</p>',
  ],
  [
    'Word for the web',
    '<p><span class="TextRun">de </span><span class="TrackChangeTextDeletion TrackedChange">30</span><span class="TrackChangeTextInsertion TrackedChange">60</span> de zile</p>',
    '<p>de 60 de zile</p>',
  ],
  [
    'a deleted paragraph',
    '<p>Unu</p><p><span><del>Doi</del></span><o:p></o:p></p><p>Trei</p>',
    '<p>Unu</p><p>Trei</p>',
  ],
  ['a deleted item', '<ul><li>unu</li><li><del>doi</del></li></ul>', '<ul><li>unu</li></ul>'],
  [
    'a deleted row',
    '<table><tr><td>unu</td></tr><tr><td><p><del>doi</del></p></td><td><p><del>2</del></p></td></tr></table>',
    '<table><tbody><tr><td>unu</td></tr></tbody></table>',
  ],
])('text deleted with tracked changes is removed and inserted text is kept: %s', (_name, html, text) => {
  expect(read(html)).toBe(text);
});

test('comments of Word and Google Docs are removed', () => {
  const html = `<p class=MsoNormal><a style='mso-comment-reference:AB_1;mso-comment-date:20261127T1000'>Plata</a><span class=MsoCommentReference><span
style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AB1]</a><![endif]><span
style='mso-special-character:comment'>&nbsp;</span></span></span> la 30 de zile</p>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1"
class=msocomtxt><p class=MsoCommentText>De verificat</p></div></div></div>`;
  expect(read(html)).toBe('<p><a>Plata</a> la 30 de zile</p>');
  expect(
    read(
      '<p>Plata<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> la zi</p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>Sigur?</p></div>',
    ),
  ).toBe('<p>Plata<sup></sup> la zi</p>');
});

test('of a field, also a nested one, the result is kept and the instruction removed', () => {
  const [begin, separator, end] = ['begin', 'separator', 'end'].map(
    (part) => `<span style='mso-element:field-${part}'></span>`,
  );
  expect(read(`<p>pagina ${begin}PAGEREF _Toc1 \\h${separator}3${end} din plan</p>`)).toBe('<p>pagina 3 din plan</p>');
  expect(read(`<p>${begin} IF ${begin} DATE ${separator}2026${end} = 1 ${separator}anul${end} acesta</p>`)).toBe(
    '<p>anul acesta</p>',
  );
  expect(read(`<p>${begin}nu se încheie</p><p>text</p>`)).toBe('<p>nu se încheie</p><p>text</p>');
  expect(read('<p>la <sdfield type=datetime sdval="46000">27 noiembrie</sdfield></p>')).toContain('27 noiembrie');
});

test('tab leaders in contents, hidden text and page breaks are removed', () => {
  const html = `<p class=MsoToc1><a href="#_Toc1">Bugetul<span style='display:none;mso-hide:screen'><span style='mso-tab-count:1 dotted'>. </span></span><span
style='color:windowtext;mso-tab-count:1 dotted'>........ </span>3</a></p><br clear=all style='page-break-before:always'><p>x<span style="mso-hide:all">ascuns</span></p>`;
  expect(read(html)).toBe('<p>Bugetul 3</p><p>x</p>');
});

test('the placeholder of an empty form control is put in brackets', () => {
  expect(
    read('<p>Data: <w:Sdt ShowingPlcHdr="t"><span class=MsoPlaceholderText>Alegeți data.</span></w:Sdt></p>'),
  ).toBe('<p>Data: [Alegeți data.]</p>');
});

test.each([
  [
    'Word',
    `<p>în 2026<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span>[1]</span><![endif]></span></span></a>.</p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1"><span>[1]</span></a>Conform HCL.</p></div></div>`,
  ],
  [
    'LibreOffice',
    '<p>în 2026<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>.</p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Conform HCL.</p></div>',
  ],
  [
    'Google Docs',
    '<p>în 2026<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>.</p><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a>Conform HCL.</p></div>',
  ],
])('footnote numbers are put in brackets: %s', (_name, html) => {
  expect(read(html)).toMatch(/^<p>în 2026\[1\]\.<\/p><p>\[1\] {1,2}Conform HCL\.<\/p>$/);
});

test('headings of all levels become levels 2 to 4', () => {
  expect(read('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>')).toBe('<h2>a</h2><h3>b</h3><h4>c</h4><h4>d</h4>');
  expect(read('<h2>a</h2><h4>b</h4><h6>c</h6>')).toBe('<h2>a</h2><h4>b</h4><h4>c</h4>');
  const styled = `<p class=MsoTitle>a</p><p class=Capitol style='mso-outline-level:2'>b</p><p class=MsoHeading7>c</p><p role="heading" aria-level="1">d</p>`;
  expect(read(styled)).toBe('<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>');
});

test('styled superscripts and subscripts become tags, and symbol font characters become Unicode', () => {
  expect(read('<p>m<span style="font-size:0.6em;vertical-align:super;">2</span></p>')).toBe('<p>m<sup>2</sup></p>');
  expect(read('<p>CO<span style="vertical-align: sub">2</span></p>')).toBe('<p>CO<sub>2</sub></p>');
  const symbol = (font: string, sign: string) =>
    `<span style='font-family:${font};mso-char-type:symbol;mso-symbol-font-family:${font}'>${sign}</span>`;
  expect(read(`<p>A ${symbol('Wingdings', 'à')} B ${symbol('Symbol', '³')} 2 ${symbol('Wingdings', 'q')}</p>`)).toBe(
    '<p>A → B ≥ 2 ☐</p>',
  );
  expect(read('<p><span style=\'font-family:"Segoe UI Symbol"\'>à la carte</span> \uF0B7</p>')).toBe(
    '<p>à la carte •</p>',
  );
});

test('links within the source document are removed, and text copied from the portal is unchanged', () => {
  expect(
    cleanPasted('<p><a href="#_Toc1">cap. 1</a> <a name="x">aici</a> <a href="https://sibiu.ro">site</a></p>'),
  ).toBe('<p>cap. 1 aici <a href="https://sibiu.ro">site</a></p>');
  const own = '<p data-pm-slice="1 1 []"><del>x</del></p>';
  expect(cleanPasted(own)).toBe(own);
});

test("plain text is derived from HTML only when it differs from the clipboard's own", () => {
  expect(plainPasted(REVIEWED)).toBe('Termen de 60 de zile');
  expect(plainPasted('<p>120 m<sup>2</sup>, art. 205<sup>1</sup></p><p>10<sup>-3</sup> g CO<sub>2</sub></p>')).toBe(
    '120 m², art. 205¹\n10⁻³ g CO₂',
  );
  expect(plainPasted('<table><tr><td>Teren</td><td>m<sup>2</sup></td></tr><tr><td>1</td><td>2</td></tr></table>')).toBe(
    'Teren\tm²\n1\t2',
  );
  expect(plainPasted('<p>Unu <b>doi</b></p>\n<ul><li>trei</li></ul>')).toBeNull();
  expect(plainPasted('<style>td { color: red }</style><table><tr><td>1</td><td>2</td></tr></table>')).toBeNull();
});
