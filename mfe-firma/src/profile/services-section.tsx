import { COMPANY_SECTIONS } from '@psp/contracts/company-bodies';
import { COMPANY_TEXT_LENGTH, COMPANY_TEXTS_MAX } from '@psp/contracts/company-names';
import { DescriptionList } from '@psp/design-system/description-list';
import { TextListField } from '@psp/design-system/text-list-field';
import { SectionCard } from '@psp/features/parts/ui/section-card';
import { Tags } from '@psp/features/partners/ui/tags';
import { CompanyPartForm, type SectionProps } from './company-part-form.tsx';
import { api, type CompanyPart } from './queries.ts';
import { strings } from './strings.ts';

const { fields } = strings;

interface ServicesText {
  services: string[];
  specializations: string[];
}

const SERVICES: CompanyPart<ServicesText> = {
  ...{ name: 'services', path: 'services', schema: COMPANY_SECTIONS.services, saved: strings.saved },
  of: ({ services: { version, ...text } }) => ({ text, version }),
  save: (content, version) => api.call('PUT /profile/services', { body: { version, content } }),
  describe: ({ services, specializations }) => [
    { term: fields.services, text: services.join('\n') },
    { term: fields.specializations, text: specializations.join('\n') },
  ],
};

const tagsItem = (label: string, words: readonly string[]) => ({
  ...{ term: label, detail: words.length > 0 ? <Tags label={label} words={words} /> : strings.none },
});

/** Services and specialisations of the firm. */
export function ServicesSection({ company, mayEdit }: SectionProps) {
  const { services, specializations } = company.services;
  const list = { most: COMPANY_TEXTS_MAX, maxLength: COMPANY_TEXT_LENGTH };
  return (
    <SectionCard
      id="services"
      title={strings.sections.services}
      mayEdit={mayEdit}
      form={(close) => (
        <CompanyPartForm company={company} part={SERVICES} save={strings.save.services} onClose={close}>
          {({ field }) => (
            <>
              <TextListField
                {...{ ...field('services'), ...list }}
                label={fields.services}
                hint={strings.hints.services}
                add={strings.addService}
                itemLabel={strings.service}
              />
              <TextListField
                {...{ ...field('specializations'), ...list }}
                label={fields.specializations}
                add={strings.addSpecialization}
                itemLabel={strings.specialization}
                isOptional
              />
            </>
          )}
        </CompanyPartForm>
      )}
    >
      <DescriptionList
        items={[tagsItem(fields.services, services), tagsItem(fields.specializations, specializations)]}
      />
    </SectionCard>
  );
}
