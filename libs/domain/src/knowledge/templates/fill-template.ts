import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { DELIMITERS, nameOf } from '../extraction/tags.ts';

/** The docx file of a template, with the values of its placeholders by name. */
export interface Filling {
  bytes: Uint8Array;
  values: Readonly<Record<string, string>>;
}

/**
 * Fills a Word template; a placeholder without a value stays as it is. Runs in a thread. Throws docxtemplater's error for a
 * template with problems.
 */
export function fillTemplate({ bytes, values }: Filling): Uint8Array {
  const template = new Docxtemplater(new PizZip(bytes), {
    ...{ delimiters: DELIMITERS, linebreaks: true, stripInvalidXMLChars: true, errorLogging: false },
    parser: (tag) => ({ get: () => values[nameOf(tag)] || `{{${tag}}}` }),
  });
  template.render();
  return template.getZip().generate({ type: 'uint8array', compression: 'DEFLATE' });
}
