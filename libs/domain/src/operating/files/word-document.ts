import PizZip from 'pizzip';

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const BORDERS = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:color="808080"/>`)
  .join('');
const STYLES = `<w:styles xmlns:w="${WORD}"><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:after="120"/></w:pPr><w:rPr><w:sz w:val="22"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:before="240" w:after="120"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const relations = (list: string): string => `<Relationships xmlns="${PACKAGE}/relationships">${list}</Relationships>`;
const part = (name: string, kind: string): string =>
  `<Override PartName="/word/${name}.xml" ContentType="${MAIN.replace('document.main', kind)}"/>`;

/** Creates the XML of a Word paragraph; each text is a run of its own, and `style` a name such as `Heading1`. */
export const paragraph = (texts: string | string[], style = ''): string =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${[texts]
    .flat()
    .map((text) => `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`)
    .join('')}</w:p>`;

/** Creates the XML of a Word table of these rows of texts. */
export const table = (...rows: string[][]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${BORDERS}</w:tblBorders></w:tblPr><w:tblGrid>${'<w:gridCol/>'.repeat(rows[0]?.length ?? 0)}</w:tblGrid>${rows
    .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;

/** Writes a Word document with the XML of its body and of its header. */
export function writeWord(body: string, header = ''): Buffer {
  const zip = new PizZip();
  const types = part('document', 'document.main') + part('styles', 'styles') + (header && part('header1', 'header'));
  zip.file(
    '[Content_Types].xml',
    `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${types}</Types>`,
  );
  zip.file(
    '_rels/.rels',
    relations(`<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>`),
  );
  zip.file(
    'word/_rels/document.xml.rels',
    relations(
      `<Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/>${header && `<Relationship Id="rId2" Type="${OFFICE}/header" Target="header1.xml"/>`}`,
    ),
  );
  zip.file('word/styles.xml', STYLES);
  const section = `<w:sectPr>${header && '<w:headerReference w:type="default" r:id="rId2"/>'}</w:sectPr>`;
  zip.file(
    'word/document.xml',
    `<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}"><w:body>${body}${section}</w:body></w:document>`,
  );
  if (header) zip.file('word/header1.xml', `<w:hdr xmlns:w="${WORD}">${header}</w:hdr>`);
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' });
}
