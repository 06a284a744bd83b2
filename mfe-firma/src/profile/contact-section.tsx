import { COMPANY_SECTIONS } from '@psp/contracts/company-bodies';
import { showPhone } from '@psp/contracts/phone';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomy-names';
import { SelectField } from '@psp/design-system/select-field';
import { TextField } from '@psp/design-system/text-fields';
import { SectionCard } from '@psp/features/parts/ui/section-card';
import { countyOptions } from '@psp/remote/options';
import { CompanyPartForm, type SectionProps } from './company-part-form.tsx';
import { Lines } from './lines.tsx';
import { api, type CompanyPart } from './queries.ts';
import { strings } from './strings.ts';

const { fields, hints } = strings;
const COUNTY: Readonly<Record<string, string>> = COUNTIES;

interface ContactText {
  countyCode: CountyCode | '';
  locality: string;
  address: string;
  phone: string;
  email: string;
  website: string;
}

const describe = ({ countyCode, ...text }: ContactText) => [
  { term: fields.countyCode, text: COUNTY[countyCode] ?? '' },
  ...(['locality', 'address', 'phone', 'email', 'website'] as const).map((name) => ({
    ...{ term: fields[name], text: text[name] },
  })),
];
const CONTACT: CompanyPart<ContactText> = {
  ...{ name: 'contact', path: 'contact', schema: COMPANY_SECTIONS.contact, saved: strings.saved, describe },
  of: ({ contact: { version, countyCode, locality, address, phone, email, website } }) => ({
    version,
    text: {
      ...{ countyCode: countyCode ?? '', locality, address, phone: phone ? showPhone(phone) : '' },
      ...{ email: email ?? '', website: website ?? '' },
    },
  }),
  save: (content, version) => api.call('PUT /profile/contact', { body: { version, content } }),
};

/** Address and contact data of the firm. */
export function ContactSection({ company, mayEdit }: SectionProps) {
  const { text } = CONTACT.of(company) ?? {};
  return (
    <SectionCard
      id="contact"
      title={strings.sections.contact}
      mayEdit={mayEdit}
      form={(close) => (
        <CompanyPartForm company={company} part={CONTACT} save={strings.save.contact} onClose={close}>
          {({ field, change }) => (
            <>
              <SelectField
                {...field('countyCode')}
                onChange={(countyCode) => change({ countyCode })}
                label={fields.countyCode}
                options={countyOptions}
                placeholder={strings.choose}
                isOptional
              />
              <TextField {...field('locality')} label={fields.locality} maxLength={120} isOptional />
              <TextField {...field('address')} label={fields.address} hint={hints.address} maxLength={300} isOptional />
              <TextField
                {...field('phone')}
                label={fields.phone}
                hint={`${hints.public} ${hints.phone}`}
                type="tel"
                isOptional
              />
              <TextField {...field('email')} label={fields.email} hint={hints.public} type="email" isOptional />
              <TextField {...field('website')} label={fields.website} hint={hints.website} isOptional />
            </>
          )}
        </CompanyPartForm>
      )}
    >
      <Lines lines={text ? describe(text) : []} />
    </SectionCard>
  );
}
