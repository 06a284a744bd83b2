/** A4 in points. */
const PAGE = '0 0 595 842';

const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^ -~]/g, '')
    .replace(/[\\()]/g, '\\$&');

/** A PDF document of one page with the lines on it, written without diacritics: its font is the reader's own. */
export function writePdf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${ascii(line)}) Tj T*`).join('\n');
  const page = `BT /F1 14 Tf 24 TL 72 770 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${PAGE}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1');
}
