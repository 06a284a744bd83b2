import type { PartnerOption } from '@psp/contracts/partners';
import { ComboBoxField } from '@psp/design-system/combo-box-loader';
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { FormField } from '../../forms/ui/use-fields.ts';

type Party = Pick<PartnerOption, 'id' | 'name'>;
/** Creates the query of organisations whose names contain a text. */
export type PartySearch = (q: string) => UseQueryOptions<{ items: PartnerOption[] }>;

interface PartyFieldProps {
  field: Omit<FormField<string>, 'error' | 'isDisabled'> & Partial<FormField<string>>;
  label: string;
  hint?: string;
  placeholder?: string;
  search: PartySearch;
  /** The selected organisation when the page opens. */
  stored?: Party | null;
}

interface Option {
  value: string;
  label: string;
}

/** Field for an organisation, searched by a part of its name; the value is its id. */
export function PartyField({ field, search, stored, ...words }: PartyFieldProps) {
  const [text, setText] = useState('');
  const [last, choose] = useState<Option | null>(null);
  const known = [last, stored && { value: stored.id, label: stored.name }];
  const chosen = known.find((option) => option?.value === field.value) ?? null;
  const q = useDeferredValue(text === chosen?.label ? '' : text.trim());
  const query = useQuery({ ...search(q), placeholderData: keepPreviousData });
  const options = (query.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const kept = chosen && !options.some(({ value }) => value === chosen.value) ? chosen : undefined;
  return (
    <ComboBoxField
      {...field}
      {...words}
      options={options}
      kept={kept}
      onChange={(value) => {
        choose([...options, ...(kept ? [kept] : [])].find((option) => option.value === value) ?? null);
        field.onChange(value);
      }}
      onInputChange={setText}
    />
  );
}
