import { DateField } from '@psp/design-system/date-field';
import { SelectField, TextAreaField, TextField } from '@psp/design-system/fields';
import { TextListField } from '@psp/design-system/text-list-field';
import { domainOptions } from '@psp/remote/options';
import { PriceFields } from './price-fields.tsx';
import { strings } from './strings.ts';
import type { SolutionForm } from './use-solution-form.ts';

const { fields: labels } = strings;

/** All that a firm writes of a solution. */
export function SolutionFields({ form }: { form: SolutionForm }) {
  const { field, change } = form;
  return (
    <>
      <TextField {...field('title')} label={labels.title} hint={labels.titleHint} maxLength={160} />
      <SelectField
        {...field('domain')}
        onChange={(chosen) => change({ domain: chosen })}
        label={labels.domain}
        placeholder={labels.choose}
        options={domainOptions}
      />
      <TextAreaField
        {...field('description')}
        label={labels.description}
        hint={labels.descriptionHint}
        rows={6}
        maxLength={3000}
        isOptional
      />
      <PriceFields form={form} />
      <TextListField
        {...field('features')}
        label={labels.features}
        hint={labels.featuresHint}
        add={labels.addFeature}
        itemLabel={labels.feature}
        most={10}
        maxLength={160}
        isOptional
      />
      <DateField {...field('validUntil')} label={labels.validUntil} hint={labels.validUntilHint} isOptional />
    </>
  );
}
