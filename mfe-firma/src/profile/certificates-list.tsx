import { COMPANY_ITEMS } from '@psp/contracts/company-bodies';
import { romanianDay } from '@psp/contracts/romania';
import { DateField } from '@psp/design-system/date-field';
import { TextField } from '@psp/design-system/fields';
import { formatDate } from '@psp/design-system/format';
import { Row } from '@psp/design-system/page';
import { z } from 'zod';
import { CompanyPartForm, type SectionProps } from './company-part-form.tsx';
import { ItemList, type ListKind } from './item-list.tsx';
import { shownDay } from './lines.tsx';
import { strings } from './strings.ts';

const { certificates: words } = strings;
const { fields } = words;

interface CertificateText {
  name: string;
  issuer: string;
  issuedOn: string;
  validUntil: string;
}

const contentOf = ({ issuedOn, validUntil, ...said }: CertificateText) => ({
  ...{ ...said, issuedOn: issuedOn || null, validUntil: validUntil || null },
});

const CERTIFICATES: ListKind<'certificates', CertificateText> = {
  list: 'certificates',
  textOf: ({ name, issuer, issuedOn, validUntil }) => ({
    ...{ name, issuer, issuedOn: issuedOn ?? '', validUntil: validUntil ?? '' },
  }),
  blank: () => ({ name: '', issuer: '', issuedOn: '', validUntil: '' }),
  contentOf,
  schema: z.preprocess((text) => contentOf(text as CertificateText), COMPANY_ITEMS.certificates),
  describe: ({ name, issuer, issuedOn, validUntil }) => [
    { term: fields.name, text: name },
    { term: fields.issuer, text: issuer },
    { term: fields.issuedOn, text: shownDay(issuedOn) },
    { term: fields.validUntil, text: shownDay(validUntil) },
  ],
  nameOf: ({ name }) => name,
  under: ({ issuer, validUntil }) => {
    const tell = validUntil && validUntil < romanianDay(new Date()) ? words.expired : words.until;
    return [issuer, validUntil ? tell(formatDate(validUntil)) : ''];
  },
};

/** What the firm is certified for, and until when. */
export function CertificatesList(props: SectionProps) {
  return (
    <ItemList
      {...props}
      kind={CERTIFICATES}
      form={(part, close) => (
        <CompanyPartForm company={props.company} part={part} save={words.save} onClose={close}>
          {({ field }) => (
            <>
              <TextField {...field('name')} label={fields.name} hint={words.hint} maxLength={200} />
              <TextField {...field('issuer')} label={fields.issuer} maxLength={200} isOptional />
              <Row gap={16} align="start">
                <DateField {...field('issuedOn')} label={fields.issuedOn} isOptional />
                <DateField {...field('validUntil')} label={fields.validUntil} isOptional />
              </Row>
            </>
          )}
        </CompanyPartForm>
      )}
    />
  );
}
