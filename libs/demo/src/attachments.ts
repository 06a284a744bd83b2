import { writePdf } from './pdf.ts';
import type { Founding } from './people.ts';
import type { Party } from './world.ts';

/** An object of the file store that goes with a row of `stored_file`. */
export interface StoredObject {
  key: string;
  content: Buffer;
}

/** Writes the row of a document that an applicant attached, and says what it holds. */
export function attach(
  { rows, detail }: Founding,
  { id, accountId, name }: Party,
  fileName: string,
  at: Date,
): StoredObject {
  const content = writePdf([name, fileName.replace('.pdf', ''), 'Document de exemplu.']);
  const fileId = detail.idAt(at);
  const key = `application/${fileId}.pdf`;
  rows.add('stored_file', {
    id: fileId,
    purpose: 'application',
    organisation_id: id,
    account_id: accountId,
    name: fileName,
    content_type: 'application/pdf',
    size: content.length,
    storage_key: key,
    created_at: at,
  });
  return { key, content };
}
