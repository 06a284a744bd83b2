import { COMPANY_SECTIONS } from '@psp/contracts/company-bodies';
import { COUNTIES, type CountyCode, DOMAINS, type DomainSlug } from '@psp/contracts/taxonomy-names';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { SectionCard } from '@psp/features/parts/ui/section-card';
import { countyOptions, domainOptions } from '@psp/remote/options';
import { CompanyPartForm, type SectionProps } from './company-part-form.tsx';
import { Lines } from './lines.tsx';
import { api, type CompanyPart } from './queries.ts';
import { strings } from './strings.ts';

const { fields, hints } = strings;
const NAMES: Readonly<Record<string, string>> = { ...DOMAINS, ...COUNTIES };

interface CoverageText {
  domains: DomainSlug[];
  servedCounties: CountyCode[];
}

const named = (slugs: readonly string[]) => slugs.map((slug) => NAMES[slug] ?? slug).join(', ');
const describe = ({ domains, servedCounties }: CoverageText) => [
  { term: fields.domains, text: named(domains) },
  { term: fields.servedCounties, text: named(servedCounties) },
];
const COVERAGE: CompanyPart<CoverageText> = {
  ...{ name: 'coverage', path: 'coverage', schema: COMPANY_SECTIONS.coverage, saved: strings.saved, describe },
  of: ({ coverage: { version, ...text } }) => ({ text, version }),
  save: (content, version) => api.call('PUT /profile/coverage', { body: { version, content } }),
};

/** In which domains and counties the firm works. */
export function CoverageSection({ company, mayEdit }: SectionProps) {
  return (
    <SectionCard
      id="coverage"
      title={strings.sections.coverage}
      mayEdit={mayEdit}
      form={(close) => (
        <CompanyPartForm company={company} part={COVERAGE} save={strings.save.coverage} onClose={close}>
          {({ field, change }) => (
            <>
              <CheckboxGroupField
                {...field('domains')}
                onChange={(domains) => change({ domains })}
                label={fields.domains}
                hint={hints.domains}
                options={domainOptions}
              />
              <CheckboxGroupField
                {...field('servedCounties')}
                onChange={(servedCounties) => change({ servedCounties })}
                label={fields.servedCounties}
                hint={hints.servedCounties}
                options={countyOptions}
                chips={strings.allCounties}
                isOptional
              />
            </>
          )}
        </CompanyPartForm>
      )}
    >
      <Lines lines={describe(company.coverage)} />
    </SectionCard>
  );
}
