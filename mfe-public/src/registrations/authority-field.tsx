import { OwnText } from '@psp/design-system/own-text';
import type { AuthorityView } from '@psp/contracts/organisations';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomy-names';
import { ComboBoxField, TextField } from '@psp/design-system/fields';
import { errorMessage } from '@psp/remote/api-error';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { fields } from './field-strings.ts';
import { authoritiesQuery } from './queries.ts';
import { uatTypeLabel } from './values.ts';

interface AuthorityFieldProps {
  county: string;
  value: AuthorityView | null;
  onChange: (value: AuthorityView | null) => void;
  error: string | undefined;
}

const optionOf = ({ siruta, name }: AuthorityView) => ({ value: String(siruta), label: name });

/* Clear of the ring around a box that has focus. */
const Found = styled.div`
  color: var(--ink-muted);
  font-size: 1rem;
  &:not(:empty) { margin-top: 8px; }
`;

const isCounty = (code: string): code is CountyCode => Object.hasOwn(COUNTIES, code);

const noChange = () => undefined;

/** An institution of the county, found in the registry by name or code. */
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
  const kept = value && !found.some(({ siruta }) => siruta === value.siruta) ? value : null;
  const choose = (siruta: string) =>
    onChange([...found, kept].find((authority) => String(authority?.siruta) === siruta) ?? null);
  const isNone = q !== '' && !query.isFetching && query.data !== undefined && found.length === 0;
  return (
    <div>
      <ComboBoxField
        id="authority"
        name="authority"
        label={fields.authority}
        hint={fields.authorityHint}
        options={found.map(optionOf)}
        kept={kept ? optionOf(kept) : undefined}
        value={value ? String(value.siruta) : ''}
        onChange={choose}
        onInputChange={setText}
        error={error}
      />
      <Found role="status">
        {value && !isNone ? <OwnText>{fields.authorityFound(uatTypeLabel(value.type), value.siruta)}</OwnText> : null}
        {!value && query.error ? <OwnText>{errorMessage(query.error)}</OwnText> : null}
        {isNone ? <OwnText>{fields.authorityNone}</OwnText> : null}
      </Found>
    </div>
  );
}
