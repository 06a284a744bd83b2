import { serverNow } from '@psp/auth/session/server-clock';
import { COMPANY_ITEMS } from '@psp/contracts/company-bodies';
import { romanianDay } from '@psp/contracts/romania';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { DateField } from '@psp/design-system/date-field';
import { TextField } from '@psp/design-system/fields';
import { Row } from '@psp/design-system/page';
import { strings as uploads } from '@psp/features/attachments/ui/strings';
import { z } from 'zod';
import { certificateLines } from './certificate-lines.ts';
import { CertificateFiles, KeptFiles } from './certificate-files.tsx';
import { CompanyPartForm, type SectionProps } from './company-part-form.tsx';
import { ItemList, type ListKind } from './item-list.tsx';
import { shownDay } from './lines.tsx';
import { listStrings } from './list-strings.ts';
import { api } from './queries.ts';

const { certificates: words } = listStrings;
const { fields } = words;

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
    { term: fields.issuedOn, text: shownDay(issuedOn) },
    { term: fields.validUntil, text: shownDay(validUntil) },
    { term: fields.files, text: files.length > 0 ? uploads.count(files.length) : '' },
    { term: fields.showsFiles, text: showsFiles ? words.yes : '' },
  ],
  nameOf: ({ name }) => name,
  under: (certificate) => certificateLines(certificate, romanianDay(serverNow())),
  more: (certificate) => <KeptFiles certificate={certificate} />,
};

/** What the firm is certified for, and until when. */
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
