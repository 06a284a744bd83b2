import type { PackagePrices } from '@psp/contracts/dated-values';
import { type AuthorityView, PACKAGE_LABELS, PACKAGES, UAT_TYPE_LABELS, UAT_TYPES } from '@psp/contracts/organisations';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomy-names';
import { Button } from '@psp/design-system/button';
import { RadioField } from '@psp/design-system/choice-fields';
import { ComboBoxField } from '@psp/design-system/combo-box-loader';
import { SelectField } from '@psp/design-system/select-field';
import { TextField } from '@psp/design-system/text-fields';
import { OwnText } from '@psp/design-system/own-text';
import { errorMessage } from '@psp/remote/api-error';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { CountyField } from './county-field.tsx';
import { CuiField } from './cui-field.tsx';
import { fields } from './field-strings.ts';
import { type FieldsProps, FormText, FormTextArea } from './form-text.tsx';
import { authoritiesQuery, packagePricesQuery } from './queries.ts';
import type { CuiOwner } from './use-cui-owner.ts';
import { type KnownOrganisation, proposedPackage, type UatValues, uatTypeLabel, uatTypeOf } from './values.ts';

/* Aligns the text, instead of the button's invisible edge, with the field. */
const Switch = styled.div`
  margin: 4px 0 0 -10px;
`;

/* Keeps clear of the focus ring of the field. */
const RegistryStatus = styled.div`
  color: var(--ink-muted);
  font-size: 1rem;
  &:not(:empty) { margin-top: 8px; }
`;

interface UatFieldsProps extends FieldsProps<UatValues> {
  known?: CuiOwner;
  onAskAccess?: (organisation: KnownOrganisation) => void;
}

const typeOptions = UAT_TYPES.map((value) => ({ value, label: UAT_TYPE_LABELS[value] }));
const packageOptions = (prices: PackagePrices | undefined) =>
  PACKAGES.map((value) => {
    const { name, audience, price } = PACKAGE_LABELS[value];
    return { value, label: `${name}: ${audience}`, hint: prices?.[value] ?? price };
  });

/** Fields of the institution. */
export function UatFields({ known, onAskAccess, ...form }: UatFieldsProps) {
  const { values, change, errorOf } = form;
  return (
    <>
      <CountyField
        value={values.countyCode}
        onChange={(countyCode) => change({ countyCode, authority: null })}
        error={errorOf('countyCode')}
      />
      {values.isListed ? <Listed {...form} /> : <Unlisted {...form} />}
      <PackageField {...form} />
      <CuiField {...form} known={known} onAskAccess={onAskAccess} />
      <FormText form={form} name="address" />
    </>
  );
}

function Listed({ values, change, errorOf }: FieldsProps<UatValues>) {
  return (
    <div>
      <AuthorityField
        county={values.countyCode}
        value={values.authority}
        onChange={(authority) => change({ authority, ...(authority ? proposedPackage(authority.type) : {}) })}
        error={errorOf('authority')}
      />
      <Switch>
        <Button variant="quiet" size="small" onPress={() => switchTo(change, false)}>
          {fields.notListed}
        </Button>
      </Switch>
    </div>
  );
}

function Unlisted(form: FieldsProps<UatValues>) {
  const { values, change, errorOf } = form;
  const chooseType = (chosen: string) => {
    const ownType = UAT_TYPES.find((type) => type === chosen) ?? '';
    change({ ownType, ...proposedPackage(ownType) });
  };
  return (
    <>
      <div>
        <FormText form={form} name="ownName" />
        <Switch>
          <Button variant="quiet" size="small" onPress={() => switchTo(change, true)}>
            {fields.listed}
          </Button>
        </Switch>
      </div>
      <SelectField
        id="ownType"
        name="ownType"
        label={fields.ownType}
        options={typeOptions}
        placeholder={fields.ownTypeEmpty}
        value={values.ownType}
        onChange={chooseType}
        error={errorOf('ownType')}
      />
    </>
  );
}

/* The pressed button is removed with its field, so focus moves to the new field. */
function switchTo(change: (patch: Partial<UatValues>) => void, isListed: boolean) {
  change({ isListed });
  requestAnimationFrame(() => document.getElementById(isListed ? 'authority' : 'ownName')?.focus());
}

function PackageField({ values, change, errorOf }: FieldsProps<UatValues>) {
  const type = uatTypeOf(values);
  const { data } = useQuery(packagePricesQuery);
  return (
    <RadioField
      id="package"
      name="package"
      label={fields.package}
      hint={[fields.packageHint, fields.packageFor(type, uatTypeLabel(type))].filter(Boolean).join(' ')}
      options={packageOptions(data)}
      value={values.package}
      onChange={(chosen) => change({ package: PACKAGES.find((one) => one === chosen) ?? '' })}
      error={errorOf('package')}
    />
  );
}

/** Field for the institution's description. */
export function DescriptionField(form: FieldsProps<UatValues>) {
  return (
    <FormTextArea
      form={form}
      name="description"
      label={fields.description}
      hint={fields.descriptionHint}
      rows={6}
      maxLength={3000}
      isOptional
    />
  );
}

interface AuthorityFieldProps {
  county: string;
  value: AuthorityView | null;
  onChange: (value: AuthorityView | null) => void;
  error: string | undefined;
}

const optionOf = ({ siruta, name }: AuthorityView) => ({ value: String(siruta), label: name });

const isCounty = (code: string): code is CountyCode => Object.hasOwn(COUNTIES, code);

const noChange = () => undefined;

/** Combobox that finds an institution of the county in the registry by name or code. */
export function AuthorityField({ county, value, onChange, error }: AuthorityFieldProps) {
  if (isCounty(county)) return <Search key={county} {...{ county, value, onChange, error }} />;
  return (
    <TextField
      id="authority"
      label={fields.authority}
      hint={fields.authorityNeedsCounty}
      value=""
      onChange={noChange}
      error={error}
      isDisabled
    />
  );
}

function Search({ county, value, onChange, error }: AuthorityFieldProps & { county: CountyCode }) {
  const [text, setText] = useState('');
  const isChosen = value !== null && text === value.name;
  const q = useDeferredValue(isChosen ? '' : text.trim());
  const query = useQuery(authoritiesQuery(county, q));
  const found = query.data?.items ?? [];
  const unlistedChoice = value && !found.some(({ siruta }) => siruta === value.siruta) ? value : null;
  const choose = (siruta: string) =>
    onChange([...found, unlistedChoice].find((authority) => String(authority?.siruta) === siruta) ?? null);
  const isNone = q !== '' && !query.isFetching && query.data !== undefined && found.length === 0;
  return (
    <div>
      <ComboBoxField
        id="authority"
        name="authority"
        label={fields.authority}
        hint={fields.authorityHint}
        options={found.map(optionOf)}
        kept={unlistedChoice ? optionOf(unlistedChoice) : undefined}
        value={value ? String(value.siruta) : ''}
        onChange={choose}
        onInputChange={setText}
        error={error}
      />
      <RegistryStatus role="status">
        {value && !isNone ? <OwnText>{fields.authorityFound(uatTypeLabel(value.type), value.siruta)}</OwnText> : null}
        {!value && query.error ? <OwnText>{errorMessage(query.error)}</OwnText> : null}
        {isNone ? <OwnText>{fields.authorityNone}</OwnText> : null}
      </RegistryStatus>
    </div>
  );
}
