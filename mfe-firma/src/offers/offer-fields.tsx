import { type OfferContent, VAT_RATES } from '@psp/contracts/offers';
import type { FileView } from '@psp/contracts/files';
import { DateField } from '@psp/design-system/date-field';
import { NumberField, SelectField, TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { AttachmentsField } from '@psp/features/attachments/ui/attachments-field';
import { Bound } from '@psp/features/forms/ui/bound';
import { type Control, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { UPLOADS } from './queries.ts';
import { editor, lei } from './strings.ts';
import { priceWithVat } from '@psp/remote/price-with-vat';

const RATES = VAT_RATES.map((rate) => ({ value: String(rate), label: editor.vatOption(rate) }));

const Total = styled.output`
  display: block;
  strong { font-size: 1.25rem; color: var(--blue-900); font-variant-numeric: tabular-nums; }
  small { display: block; color: var(--ink-muted); font-size: 1rem; }
`;

interface FieldsProps {
  control: Control<OfferContent>;
  /** "20 noiembrie 2026, 12:00", and its ISO day: the offer must be valid until then. */
  deadline: string;
  deadlineDay: string;
  /** What is already attached. */
  files: readonly FileView[];
  onUploading: (isUploading: boolean) => void;
}

/** The fields of an offer, in the order in which they are compared. */
export function OfferFields({ control, deadline, deadlineDay, files, onUploading }: FieldsProps) {
  return (
    <Stack gap={24}>
      <PriceFields control={control} />
      <Bound form="offer" control={control} name="deliveryDays">
        {(field) => (
          <NumberField
            {...field}
            label={editor.delivery}
            hint={editor.deliveryHint}
            suffix={editor.daysSuffix}
            hasDecimals={false}
          />
        )}
      </Bound>
      <Bound form="offer" control={control} name="validUntil">
        {({ value, onChange, ...field }) => (
          <DateField
            {...field}
            value={value ?? ''}
            onChange={(day) => onChange(day || null)}
            label={editor.valid}
            hint={editor.validHint(deadline)}
            min={deadlineDay}
          />
        )}
      </Bound>
      <Bound form="offer" control={control} name="method">
        {(field) => <TextAreaField {...field} label={editor.method} hint={editor.methodHint} rows={9} />}
      </Bound>
      <Bound form="offer" control={control} name="team">
        {(field) => <TextAreaField {...field} label={editor.team} hint={editor.teamHint} rows={4} isOptional />}
      </Bound>
      <Bound form="offer" control={control} name="attachments">
        {({ onBlur: _, ...field }) => (
          <AttachmentsField {...field} known={files} address={UPLOADS} onRunning={onUploading} />
        )}
      </Bound>
    </Stack>
  );
}

function PriceFields({ control }: Pick<FieldsProps, 'control'>) {
  const [price, vatRate] = useWatch({ control, name: ['price', 'vatRate'] });
  const total = priceWithVat(price, vatRate);
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
            onChange={(rate) => onChange(Number(rate))}
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
