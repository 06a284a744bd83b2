import { EXPERTISE } from '@psp/contracts/taxonomies';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { CountyField } from './county-field.tsx';
import { CuiField } from './cui-field.tsx';
import { fields } from './field-strings.ts';
import type { FieldsProps } from './fields-props.ts';
import { FormText, FormTextArea } from './form-text.tsx';
import type { CuiOwner } from './use-cui-owner.ts';
import type { FirmaValues, KnownOrganisation } from './values.ts';

interface FirmaFieldsProps extends FieldsProps<FirmaValues> {
  known?: CuiOwner;
  onAskAccess?: (organisation: KnownOrganisation) => void;
}

const expertiseOptions = Object.entries(EXPERTISE).map(([value, { name }]) => ({ value, label: name }));

/** The company itself. */
export function FirmaFields({ known, onAskAccess, ...form }: FirmaFieldsProps) {
  return (
    <>
      <FormText form={form} name="name" />
      <CuiField {...form} known={known} onAskAccess={onAskAccess} />
      <FormText form={form} name="registrationNumber" />
      <Seat {...form} />
      <FormText form={form} name="website" />
      <FormText form={form} name="legalRepresentative" />
    </>
  );
}

function Seat(form: FieldsProps<FirmaValues>) {
  return (
    <>
      <CountyField
        value={form.values.countyCode}
        onChange={(countyCode) => form.change({ countyCode })}
        error={form.errorOf('countyCode')}
      />
      <FormText form={form} name="locality" />
      <FormText form={form} name="address" label={fields.seat} hint={fields.seatHint} />
    </>
  );
}

/** What the company does and has done. */
export function WorkFields(form: FieldsProps<FirmaValues>) {
  return (
    <>
      <CheckboxGroupField
        id="expertise"
        name="expertise"
        label={fields.expertise}
        hint={fields.expertiseHint}
        options={expertiseOptions}
        value={form.values.expertise}
        onChange={(expertise) => form.change({ expertise })}
        error={form.errorOf('expertise')}
      />
      <FormTextArea
        form={form}
        name="portfolio"
        label={fields.portfolio}
        hint={fields.portfolioHint}
        rows={6}
        maxLength={5000}
      />
    </>
  );
}
