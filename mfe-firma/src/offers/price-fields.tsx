import { amountsOfLines, type OfferLine } from '@psp/contracts/offer-lines';
import type { OfferContent } from '@psp/contracts/offers';
import { priceWithVat } from '@psp/contracts/prices';
import { isVatRate, VAT_RATES } from '@psp/contracts/vat-rates';
import { RadioField } from '@psp/design-system/choice-fields';
import { NumberField } from '@psp/design-system/number-field';
import { SelectField } from '@psp/design-system/select-field';
import { Bound } from '@psp/features/forms/ui/bound';
import { useRef } from 'react';
import { type Control, useController, useFormState, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { fieldId } from './content.ts';
import { lines as words } from './field-strings.ts';
import { lineProblems, NEW_LINE } from './lines.ts';
import { LinesField } from './lines-field.tsx';
import { editor, lei } from './strings.ts';

const RATES = VAT_RATES.map((rate) => ({ value: String(rate), label: editor.vatOption(rate) }));
const WAYS = [
  { value: 'one', label: words.one, hint: words.oneHint },
  { value: 'several', label: words.several, hint: words.severalHint },
];

const Total = styled.output`
  display: block;
  strong { font-size: 1.25rem; color: var(--blue-900); font-variant-numeric: tabular-nums; }
  small { display: block; color: var(--ink-muted); font-size: 1rem; }
`;

interface PriceProps {
  control: Control<OfferContent>;
}

type Pricing = Pick<OfferContent, 'price' | 'vatRate' | 'lines'>;

/** Replaces a single price by the `earlier` lines or, without any, by a first line with that price. */
export const intoLines = ({ price, vatRate }: Pricing, earlier: readonly OfferLine[]): Pricing => ({
  price: null,
  vatRate: VAT_RATES[0],
  lines: earlier.length > 0 ? [...earlier] : [firstLine(price, vatRate)],
});

const firstLine = (price: number | null, vatRate: number): OfferLine =>
  Number.isFinite(price)
    ? { ...NEW_LINE, vatRate, quantity: 1, unit: words.unit, unitPrice: price }
    : { ...NEW_LINE, vatRate };

/** Replaces lines by a single price equal to their sum. */
export const intoPrice = ({ lines = [] }: Pricing): Pricing => {
  const [first] = lines;
  const isCommon = first && lines.every(({ vatRate }) => vatRate === first.vatRate) && isVatRate(first.vatRate);
  return { price: amountsOfLines(lines).net || null, vatRate: isCommon ? first.vatRate : VAT_RATES[0], lines: [] };
};

/** The price of an offer: a single price with one VAT rate, or lines. Switching back to lines restores them. */
export function PriceFields({ control }: PriceProps) {
  const price = useController({ control, name: 'price' }).field;
  const vatRate = useController({ control, name: 'vatRate' }).field;
  const { value: lines = [], onChange } = useController({ control, name: 'lines' }).field;
  const { errors } = useFormState({ control });
  const earlier = useRef<readonly OfferLine[]>([]);
  const hasLines = lines.length > 0;
  const choose = (way: string) => {
    const now = { price: price.value, vatRate: vatRate.value, lines };
    const next = way === 'one' ? intoPrice(now) : intoLines(now, earlier.current);
    earlier.current = lines;
    price.onChange(next.price);
    vatRate.onChange(next.vatRate);
    onChange(next.lines);
  };
  const problems = lineProblems(errors, lines);
  return (
    <>
      <RadioField label={words.how} options={WAYS} value={hasLines ? 'several' : 'one'} onChange={choose} />
      {hasLines ? (
        <LinesField
          id={fieldId('lines')}
          value={lines}
          onChange={onChange}
          error={problems.whole}
          problems={problems}
        />
      ) : (
        <OnePrice control={control} />
      )}
    </>
  );
}

function OnePrice({ control }: PriceProps) {
  const [price, rate] = useWatch({ control, name: ['price', 'vatRate'] });
  const total = priceWithVat(price, rate);
  return (
    <>
      <Bound form="offer" control={control} name="price">
        {(field) => <NumberField {...field} label={editor.price} hint={editor.priceHint} suffix="lei" />}
      </Bound>
      <Bound form="offer" control={control} name="vatRate">
        {({ value, onChange, ...field }) => (
          <SelectField
            {...field}
            label={editor.vat}
            options={RATES}
            value={String(value)}
            onChange={(chosen) => onChange(Number(chosen))}
          />
        )}
      </Bound>
      <Total>
        {editor.withVat}: <strong>{lei(total)}</strong>
        {total === null ? <small>{editor.withVatNone}</small> : null}
      </Total>
    </>
  );
}
