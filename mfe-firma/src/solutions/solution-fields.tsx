import type { CpvView } from '@psp/contracts/cpv';
import { PRICE_UNITS } from '@psp/contracts/solution-names';
import { SOLUTION_PICTURES_MAX, CURRENCIES } from '@psp/contracts/solutions';
import type { CountyCode } from '@psp/contracts/taxonomies';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { DateField } from '@psp/design-system/date-field';
import { RadioField } from '@psp/design-system/choice-fields';
import { NumberField } from '@psp/design-system/number-field';
import { SelectField } from '@psp/design-system/select-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { Row, Stack } from '@psp/design-system/page';
import { TextListField } from '@psp/design-system/text-list-field';
import { CpvField } from '@psp/features/cpv/ui/cpv-field';
import type { FormField } from '@psp/features/forms/ui/use-fields';
import { PicturesField } from '@psp/features/pictures/ui/pictures-field';
import { domainOptions, optionsOf, countyOptions } from '@psp/remote/options';
import { useState } from 'react';
import { sendPicture } from './queries.ts';
import { strings } from './strings.ts';
import type { SolutionForm } from './use-solution-form.ts';

const { fields: labels } = strings;

interface SolutionFieldsProps {
  form: SolutionForm;
  /** The stored code with its name. */
  cpv: CpvView | null;
  /** Called with true while pictures are uploading. */
  hold: (isHeld: boolean) => void;
}

/** All fields of a solution. */
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

const KINDS = [
  { value: 'fixed', label: labels.fixed },
  { value: 'range', label: labels.range },
];
const currencies = CURRENCIES.map((value) => ({ value, label: strings.currencies[value] }));
const units = optionsOf(PRICE_UNITS);

/** A fixed price or a price range, with currency and unit. */
function PriceFields({ form: { field, values, change } }: { form: SolutionForm }) {
  const { priceMin, priceMax, currency } = values;
  const [isFixed, setFixed] = useState(priceMin !== null && priceMin === priceMax);
  const suffix = strings.currencies[currency];
  const choose = (kind: string) => {
    setFixed(kind === 'fixed');
    if (kind === 'fixed') change({ priceMax: priceMin });
  };
  const from = field('priceMin');
  const setPrice = (price: number | null) => change({ priceMin: price, priceMax: price });
  return (
    <Stack gap={12}>
      <RadioField
        label={labels.price}
        hint={labels.priceHint}
        options={KINDS}
        value={isFixed ? 'fixed' : 'range'}
        onChange={choose}
      />
      {isFixed ? (
        <NumberField {...from} onChange={setPrice} label={labels.amount} suffix={suffix} />
      ) : (
        <Row gap={16} align="start">
          <NumberField {...from} label={labels.from} suffix={suffix} />
          <NumberField {...field('priceMax')} label={labels.to} suffix={suffix} />
        </Row>
      )}
      <Row gap={16} align="start">
        <SelectField
          {...field('currency')}
          onChange={(chosen) => change({ currency: chosen })}
          label={labels.currency}
          options={currencies}
        />
        <SelectField
          {...field('unit')}
          onChange={(chosen) => change({ unit: chosen })}
          label={labels.unit}
          options={units}
        />
      </Row>
    </Stack>
  );
}

const WHERE = [
  { value: 'firm', label: labels.asFirm },
  { value: 'chosen', label: labels.chosen },
];

/** Counties in which a solution is offered: those of its firm, or chosen ones. */
function CountiesField({ field }: { field: FormField<CountyCode[]> }) {
  const { value, onChange } = field;
  const [isChosen, setChosen] = useState(value.length > 0);
  const choose = (where: string) => {
    setChosen(where === 'chosen');
    if (where === 'firm') onChange([]);
  };
  return (
    <Stack gap={12}>
      <RadioField
        label={labels.counties}
        options={WHERE}
        value={isChosen ? 'chosen' : 'firm'}
        onChange={choose}
        isDisabled={field.isDisabled}
      />
      {isChosen ? (
        <CheckboxGroupField
          {...field}
          onChange={(codes) => onChange(codes as CountyCode[])}
          label={labels.chosenCounties}
          options={countyOptions}
        />
      ) : null}
    </Stack>
  );
}
