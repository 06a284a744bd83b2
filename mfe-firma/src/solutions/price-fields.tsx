import { CURRENCIES } from '@psp/contracts/solutions';
import { PRICE_UNITS } from '@psp/contracts/solution-names';
import { NumberField, RadioField, SelectField } from '@psp/design-system/fields';
import { Row, Stack } from '@psp/design-system/page';
import { optionsOf } from '@psp/remote/options';
import { useState } from 'react';
import { strings } from './strings.ts';
import type { SolutionForm } from './use-solution-form.ts';

const { fields: labels } = strings;
const KINDS = [
  { value: 'fixed', label: labels.fixed },
  { value: 'range', label: labels.range },
];
const currencies = CURRENCIES.map((value) => ({ value, label: strings.currencies[value] }));
const units = optionsOf(PRICE_UNITS);

/** One price, or the lowest and the highest, in either currency. */
export function PriceFields({ form: { field, values, change } }: { form: SolutionForm }) {
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
