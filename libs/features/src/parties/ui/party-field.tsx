import type { PartnerOption } from '@psp/contracts/partners';
import { ComboBoxField } from '@psp/design-system/combo-box-loader';
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { FormField } from '../../forms/ui/use-fields.ts';

/** Creates the query of organisations whose names contain a text. */
export type PartySearch = (q: string) => UseQueryOptions<{ items: PartnerOption[] }>;

interface PartyFieldProps {
  field: FormField<string>;
  label: string;
  hint: string;
  search: PartySearch;
}

/** Field for an organisation, searched by a part of its name; the value is its id. */
export function PartyField({ field, search, ...words }: PartyFieldProps) {
  const [text, setText] = useState('');
  const [chosen, choose] = useState<{ value: string; label: string } | null>(null);
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
