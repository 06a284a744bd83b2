import type { CpvView } from '@psp/contracts/cpv';
import { SOLUTION_PICTURES_MAX } from '@psp/contracts/solutions';
import { DateField } from '@psp/design-system/date-field';
import { SelectField, TextAreaField, TextField } from '@psp/design-system/fields';
import { TextListField } from '@psp/design-system/text-list-field';
import { CpvField } from '@psp/features/cpv/ui/cpv-field';
import { PicturesField } from '@psp/features/pictures/ui/pictures-field';
import { domainOptions } from '@psp/remote/options';
import { CountiesField } from './counties-field.tsx';
import { PriceFields } from './price-fields.tsx';
import { sendPicture } from './queries.ts';
import { strings } from './strings.ts';
import type { SolutionForm } from './use-solution-form.ts';

const { fields: labels } = strings;

interface SolutionFieldsProps {
  form: SolutionForm;
  /** The stored code with its name. */
  cpv: CpvView | null;
  /** Told while pictures are on their way. */
  hold: (isHeld: boolean) => void;
}

/** All that a firm writes of a solution. */
export function SolutionFields({ form, cpv, hold }: SolutionFieldsProps) {
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
      <CpvField field={field('cpv')} stored={cpv} area="firma" />
      <CountiesField field={field('counties')} />
      <PicturesField send={sendPicture} field={field('pictures')} most={SOLUTION_PICTURES_MAX} hold={hold} />
      <DateField {...field('validUntil')} label={labels.validUntil} hint={labels.validUntilHint} isOptional />
    </>
  );
}
