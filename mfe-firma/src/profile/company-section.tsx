import { COMPANY_SECTIONS } from '@psp/contracts/company-bodies';
import { EMPLOYEE_RANGES, type EmployeeRange } from '@psp/contracts/company-names';
import { NumberField } from '@psp/design-system/number-field';
import { type Option, SelectField } from '@psp/design-system/select-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { SectionCard } from '@psp/features/parts/ui/section-card';
import { OfferedField } from '@psp/features/taxonomies/ui/offered-field';
import { useOffered } from '@psp/features/taxonomies/ui/use-offered';
import { optionsOf } from '@psp/remote/options';
import { z } from 'zod';
import { AREA } from '../common/area.ts';
import { CompanyPartForm, type SectionProps, parseYear } from './company-part-form.tsx';
import { Lines } from './lines.tsx';
import { api, type CompanyPart } from './queries.ts';
import { strings } from './strings.ts';

const { fields, hints } = strings;
const ranges = optionsOf(EMPLOYEE_RANGES, ['1-10', '10-50', '50-200', '200+']);
const labelIn = (options: readonly Option[], value: string): string =>
  options.find((one) => one.value === value)?.label ?? '';

interface CompanyText {
  description: string;
  industry: string;
  foundedYear: string;
  employees: EmployeeRange | '';
  capacity: number | null;
}

const contentOf = ({ foundedYear, ...said }: CompanyText) => ({ ...said, foundedYear: parseYear(foundedYear) });
const describeBy =
  (industries: readonly Option[]) =>
  ({ description, industry, foundedYear, employees, capacity }: CompanyText) => [
    { term: fields.description, text: description },
    { term: fields.industry, text: labelIn(industries, industry) },
    { term: fields.foundedYear, text: foundedYear },
    { term: fields.employees, text: labelIn(ranges, employees) },
    { term: fields.capacity, text: capacity === null ? '' : strings.capacity(capacity) },
  ];
const partOf = (industries: readonly Option[]): CompanyPart<CompanyText> => ({
  ...{ name: 'company', path: 'company', saved: strings.saved, describe: describeBy(industries) },
  save: (text, version) => api.call('PUT /profile/company', { body: { version, content: contentOf(text) } }),
  of: ({ company: { version, description, capacity, industry, employees, foundedYear } }) => ({
    text: {
      description,
      capacity,
      industry: industry ?? '',
      employees: employees ?? '',
      foundedYear: String(foundedYear ?? ''),
    },
    version,
  }),
  schema: z.preprocess((text) => contentOf(text as CompanyText), COMPANY_SECTIONS.company),
});

/** Description and facts of the firm. */
export function CompanySection({ company, mayEdit }: SectionProps) {
  const { industry, industryName } = company.company;
  const present = industry === null ? null : { slug: industry, name: industryName ?? '' };
  const industries = useOffered(AREA, 'industries', present);
  const part = partOf(industries.options);
  const { text } = part.of(company) ?? {};
  return (
    <SectionCard
      id="company"
      title={strings.sections.company}
      mayEdit={mayEdit}
      form={(close) => (
        <CompanyPartForm company={company} part={part} save={strings.save.company} onClose={close}>
          {({ field, change }) => (
            <>
              <TextAreaField
                {...field('description')}
                label={fields.description}
                hint={hints.description}
                rows={6}
                isOptional
              />
              <OfferedField
                {...field('industry')}
                label={fields.industry}
                offered={industries}
                placeholder={strings.choose}
                isOptional
              />
              <TextField
                {...field('foundedYear')}
                label={fields.foundedYear}
                inputMode="numeric"
                maxLength={4}
                isOptional
              />
              <SelectField
                {...field('employees')}
                onChange={(employees) => change({ employees })}
                label={fields.employees}
                options={ranges}
                placeholder={strings.choose}
                isOptional
              />
              <NumberField
                {...field('capacity')}
                label={fields.capacity}
                hint={hints.capacity}
                hasDecimals={false}
                isOptional
              />
            </>
          )}
        </CompanyPartForm>
      )}
    >
      <Lines lines={text ? part.describe(text) : []} />
    </SectionCard>
  );
}
