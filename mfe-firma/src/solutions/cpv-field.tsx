import { OwnText } from '@psp/design-system/own-text';
import type { CpvView } from '@psp/contracts/cpv';
import { ComboBoxField } from '@psp/design-system/fields';
import type { FormField } from '@psp/features/forms/ui/use-fields';
import { errorMessage } from '@psp/remote/api-error';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { cpvQuery } from './queries.ts';
import { strings } from './strings.ts';

const { fields: labels } = strings;

const Found = styled.div`
  color: var(--ink-muted);
  font-size: 1rem;
  &:not(:empty) { margin-top: 8px; }
`;

const optionOf = ({ code, name }: CpvView) => ({ value: code, label: `${code} ${name}`.trim() });

interface CpvFieldProps {
  field: FormField<string>;
  /** The stored code with its name. */
  stored: CpvView | null;
}

/** A code of the Common Procurement Vocabulary, found by its digits or by words of its name. */
export function CpvField({ field, stored }: CpvFieldProps) {
  const { value } = field;
  const [text, setText] = useState('');
  const [last, setLast] = useState(stored);
  const chosen = value === '' ? null : last?.code === value ? last : { code: value, name: '' };
  const isChosen = chosen !== null && text === optionOf(chosen).label;
  const q = useDeferredValue(isChosen ? '' : text.trim());
  const query = useQuery({ ...cpvQuery(q), enabled: q !== '', staleTime: Number.POSITIVE_INFINITY });
  const found = q === '' ? [] : (query.data?.items ?? []);
  const kept = chosen && !found.some(({ code }) => code === chosen.code) ? chosen : null;
  const choose = (code: string) => {
    setLast(found.find((one) => one.code === code) ?? kept);
    field.onChange(code);
  };
  const isNone = q !== '' && !query.isFetching && query.data !== undefined && found.length === 0;
  return (
    <div>
      <ComboBoxField
        {...field}
        label={labels.cpv}
        hint={labels.cpvHint}
        options={found.map(optionOf)}
        kept={kept ? optionOf(kept) : undefined}
        onChange={choose}
        onInputChange={setText}
        isOptional
      />
      <Found role="status">
        {query.error ? <OwnText>{errorMessage(query.error)}</OwnText> : null}
        {isNone ? <OwnText>{labels.cpvNone}</OwnText> : null}
      </Found>
    </div>
  );
}
