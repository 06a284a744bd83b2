import { DOMAINS, domainsOf } from '@psp/contracts/taxonomies';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { CountyField } from './county-field.tsx';
import { CuiField } from './cui-field.tsx';
import { fields } from './field-strings.ts';
import { type FieldsProps, FormText, FormTextArea } from './form-text.tsx';
import type { CuiOwner } from './use-cui-owner.ts';
import { useExpertise } from './use-expertise.ts';
import { chosenDomains, type FirmaValues, type KnownOrganisation } from './values.ts';

interface FirmaFieldsProps extends FieldsProps<FirmaValues> {
  known?: CuiOwner;
  onAskAccess?: (organisation: KnownOrganisation) => void;
}

/** Fields of the company. */
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

/* Each expertise implies domains of requests; the company can deselect some of them. */
function DomainFields({ values, change, errorOf }: FieldsProps<FirmaValues>) {
  const following = domainsOf(values.expertise);
  if (following.length === 0) return null;
  return (
    <CheckboxGroupField
      id="withoutDomains"
      name="withoutDomains"
      label={fields.domains}
      hint={fields.domainsHint}
      options={following.map((slug) => ({ value: slug, label: DOMAINS[slug] }))}
      value={chosenDomains(values)}
      onChange={(chosen) => change({ withoutDomains: following.filter((slug) => !chosen.includes(slug)) })}
      error={errorOf('withoutDomains')}
    />
  );
}

/** Fields for the company's expertise, domains and portfolio. */
export function WorkFields(form: FieldsProps<FirmaValues>) {
  const expertise = useExpertise();
  return (
    <>
      <CheckboxGroupField
        id="expertise"
        name="expertise"
        label={fields.expertise}
        hint={fields.expertiseHint}
        options={expertise.map(({ slug, name }) => ({ value: slug, label: name }))}
        value={form.values.expertise}
        onChange={(chosen) => form.change({ expertise: chosen })}
        error={form.errorOf('expertise')}
      />
      <DomainFields {...form} />
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
