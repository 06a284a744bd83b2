import type { Party } from '@psp/contracts/common';
import { Button } from '@psp/design-system/button';
import { ComboBoxField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { editorMessages as messages } from './editor-messages.ts';
import { partnersQuery } from './queries.ts';

const Chosen = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--line);
  border-radius: 8px;
  li { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 4px 4px 4px 16px; }
  li + li { border-top: 1px solid var(--line); }
`;

interface InvitedFieldProps {
  id: string;
  name: string;
  value: string[];
  error: string | undefined;
  /** Names of those who are already invited. */
  known: Party[];
  onChange: (value: string[]) => void;
  onBlur: () => void;
}

/** Partners found by name and put on the list of the invited. */
export function InvitedField({ id, name, value, error, known, onChange, onBlur }: InvitedFieldProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Party[]>(known);
  const query = useQuery({ ...partnersQuery(useDeferredValue(text)), placeholderData: keepPreviousData });
  const options = (query.data?.items ?? []).filter((partner) => !value.includes(partner.id));
  const add = (partnerId: string) => {
    const partner = options.find((option) => option.id === partnerId);
    if (!partner) return;
    setFound([...found, { id: partner.id, name: partner.name }]);
    setText('');
    onChange([...value, partner.id]);
  };
  return (
    <Stack gap={12}>
      <ComboBoxField
        key={value.length}
        id={id}
        name={name}
        label={messages.fields.invite}
        hint={messages.fields.inviteHint}
        error={error}
        value=""
        options={options.map((option) => ({ value: option.id, label: [option.name, option.county].filter(Boolean).join(', ') }))}
        onChange={add}
        onInputChange={setText}
        onBlur={onBlur}
      />
      {value.length > 0 ? (
        <Chosen aria-label={messages.fields.invitedList}>
          {value.map((partnerId) => (
            <InvitedRow
              key={partnerId}
              name={found.find((party) => party.id === partnerId)?.name ?? messages.fields.unknownPartner}
              onRemove={() => onChange(value.filter((other) => other !== partnerId))}
            />
          ))}
        </Chosen>
      ) : null}
    </Stack>
  );
}

function InvitedRow({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li>
      {name}
      <Button variant="quiet" size="small" icon={<X aria-hidden />} aria-label={messages.fields.remove(name)} onPress={onRemove} />
    </li>
  );
}
