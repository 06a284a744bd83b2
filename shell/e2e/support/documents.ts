/** A small valid PDF, as a file to upload. */
export const aPdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(PDF, 'latin1') });

const PAGE = 'BT /F1 18 Tf 72 720 Td (Prezentarea firmei) Tj ET';
const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  `<< /Length ${PAGE.length} >>\nstream\n${PAGE}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
const HEAD = '%PDF-1.4\n';
const OFFSETS = OBJECTS.map((_, index) => HEAD.length + OBJECTS.slice(0, index).join('').length);
const TABLE = OFFSETS.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
const BODY = HEAD + OBJECTS.join('');
const PDF = `${BODY}xref\n0 6\n0000000000 65535 f \n${TABLE}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${BODY.length}\n%%EOF\n`;
