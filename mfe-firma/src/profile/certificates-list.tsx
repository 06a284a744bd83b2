import { serverNow } from '@psp/auth/session/server-clock';
import { COMPANY_ITEMS } from '@psp/contracts/company-bodies';
import { CERTIFICATE_FILE_TYPES, CERTIFICATE_FILES_MAX } from '@psp/contracts/company-names';
import type { FileView } from '@psp/contracts/files';
import type { OwnCompany } from '@psp/contracts/own-company';
import { romanianDay } from '@psp/contracts/romania';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { DateField } from '@psp/design-system/date-field';
import { TextField } from '@psp/design-system/text-fields';
import { Row } from '@psp/design-system/page';
import { AttachmentsField } from '@psp/features/attachments/ui/attachments-field';
import { ATTACHMENTS, type FileList } from '@psp/features/attachments/ui/file-rule';
import { FileLine } from '@psp/features/attachments/ui/files-card';
import { strings as uploads } from '@psp/features/attachments/ui/strings';
import type { FormField } from '@psp/features/forms/ui/use-fields';
import { z } from 'zod';
import { dayInWords } from '../common/strings.ts';
import { CompanyPartForm, type SectionProps } from './company-part-form.tsx';
import { ItemList, type ListKind } from './item-list.tsx';
import { certificateLines } from './lacks.ts';
import { listStrings } from './list-strings.ts';
import { api } from './queries.ts';

const { certificates: words } = listStrings;
const { fields } = words;

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

/** Upload field of a scanned certificate. */
function CertificateFiles({ field: { isDisabled: _, ...field }, known, hold }: CertificateFilesProps) {
  return <AttachmentsField {...field} known={known} area="firma" onRunning={hold} files={FILES} />;
}

/** Download links of the files of a certificate. */
function KeptFiles({ certificate }: { certificate: OwnCompany['certificates'][number] }) {
  const { id, files } = certificate;
  return files.map((file) => (
    <FileLine
      key={file.id}
      file={file}
      href={api.href('GET /profile/certificates/:id/attachments/:fileId', { id, fileId: file.id })}
    />
  ));
}

interface CertificateText {
  name: string;
  issuer: string;
  issuedOn: string;
  validUntil: string;
  files: string[];
  showsFiles: boolean;
}

const contentOf = ({ issuedOn, validUntil, ...said }: CertificateText) => ({
  ...{ ...said, issuedOn: issuedOn || null, validUntil: validUntil || null },
});

const CERTIFICATES: ListKind<'certificates', CertificateText> = {
  list: 'certificates',
  textOf: ({ name, issuer, issuedOn, validUntil, files, showsFiles }) => ({
    ...{ name, issuer, issuedOn: issuedOn ?? '', validUntil: validUntil ?? '' },
    ...{ files: files.map(({ id }) => id), showsFiles },
  }),
  blank: () => ({ name: '', issuer: '', issuedOn: '', validUntil: '', files: [], showsFiles: false }),
  add: (text, idempotencyKey) =>
    api.call('POST /profile/certificates', { body: { content: contentOf(text) }, idempotencyKey }),
  save: (text, id, version) =>
    api.call('PUT /profile/certificates/:id', { id, body: { version, content: contentOf(text) } }),
  remove: (id, version) => api.call('POST /profile/certificates/:id/remove', { id, body: { version } }),
  order: (order) => api.call('POST /profile/certificates/order', { body: { order } }),
  schema: z.preprocess((text) => contentOf(text as CertificateText), COMPANY_ITEMS.certificates),
  describe: ({ name, issuer, issuedOn, validUntil, files, showsFiles }) => [
    { term: fields.name, text: name },
    { term: fields.issuer, text: issuer },
    { term: fields.issuedOn, text: dayInWords(issuedOn) },
    { term: fields.validUntil, text: dayInWords(validUntil) },
    { term: fields.files, text: files.length > 0 ? uploads.count(files.length) : '' },
    { term: fields.showsFiles, text: showsFiles ? words.yes : '' },
  ],
  nameOf: ({ name }) => name,
  under: (certificate) => certificateLines(certificate, romanianDay(serverNow())),
  more: (certificate) => <KeptFiles certificate={certificate} />,
};

/** The certificates of the firm with their validity. */
export function CertificatesList(props: SectionProps) {
  return (
    <ItemList
      {...props}
      kind={CERTIFICATES}
      form={(part, close) => (
        <CompanyPartForm company={props.company} part={part} save={words.save} onClose={close}>
          {({ field, hold }) => (
            <>
              <TextField {...field('name')} label={fields.name} hint={words.hint} maxLength={200} />
              <TextField {...field('issuer')} label={fields.issuer} maxLength={200} isOptional />
              <Row gap={16} align="start">
                <DateField {...field('issuedOn')} label={fields.issuedOn} isOptional />
                <DateField {...field('validUntil')} label={fields.validUntil} isOptional />
              </Row>
              <CertificateFiles
                field={field('files')}
                known={props.company.certificates.flatMap(({ files }) => files)}
                hold={hold}
              />
              <CheckboxField {...field('showsFiles')} label={fields.showsFiles} />
            </>
          )}
        </CompanyPartForm>
      )}
    />
  );
}
