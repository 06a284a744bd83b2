import { CERTIFICATE_FILE_TYPES, CERTIFICATE_FILES_MAX } from '@psp/contracts/company-names';
import type { OwnCompany } from '@psp/contracts/own-company';
import { AttachmentsField } from '@psp/features/attachments/ui/attachments-field';
import { ATTACHMENTS, type FileList } from '@psp/features/attachments/ui/file-rule';
import { FileLine } from '@psp/features/attachments/ui/files-card';
import type { FormField } from '@psp/features/forms/ui/use-fields';
import type { FileView } from '@psp/contracts/files';
import { listStrings } from './list-strings.ts';
import { api } from './queries.ts';

const { certificates: words } = listStrings;
const FILES: FileList = {
  rule: {
    ...ATTACHMENTS.rule,
    extensions: CERTIFICATE_FILE_TYPES,
    words: { ...ATTACHMENTS.rule.words, type: words.files.type },
  },
  most: CERTIFICATE_FILES_MAX,
  words: words.files,
};

interface CertificateFilesProps {
  field: FormField<string[]>;
  known: readonly FileView[];
  hold: (isHeld: boolean) => void;
}

/** The scanned certificate. */
export function CertificateFiles({ field: { isDisabled: _, ...field }, known, hold }: CertificateFilesProps) {
  return <AttachmentsField {...field} known={known} area="firma" onRunning={hold} files={FILES} />;
}

/** The files of a certificate that is not being edited. */
export function KeptFiles({ certificate }: { certificate: OwnCompany['certificates'][number] }) {
  const { id, files } = certificate;
  return files.map((file) => (
    <FileLine
      key={file.id}
      file={file}
      href={api.href('GET /profile/certificates/:id/attachments/:fileId', { id, fileId: file.id })}
    />
  ));
}
