import type { Party } from '@psp/contracts/common';
import type { PartnerOption } from '@psp/contracts/partners';
import { Button } from '@psp/design-system/button';
import { SearchField } from '@psp/design-system/fields';
import { Stack, VisuallyHidden } from '@psp/design-system/page';
import { errorMessage } from '@psp/remote/api-error';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { editorStrings as strings } from './editor-strings.ts';
import { partnersQuery } from './queries.ts';

const SHOWN = 8;

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: 8px;
  li { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 44px; padding: 4px 4px 4px 16px; }
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
  const [added, setAdded] = useState<Party[]>(known);
  const add = ({ id: partnerId, name: partner }: PartnerOption) => {
    setAdded([...added, { id: partnerId, name: partner }]);
    setText('');
    onChange([...value, partnerId]);
    document.getElementById(id)?.focus();
  };
  return (
    <Stack gap={12}>
      <SearchField
        {...{ id, name, error, onBlur }}
        label={strings.fields.invite}
        hint={strings.fields.inviteHint}
        value={text}
        onChange={setText}
      />
      {text.trim() ? <Found text={text.trim()} chosen={value} onAdd={add} /> : null}
      {value.length > 0 ? (
        <List aria-label={strings.fields.invitedList}>
          {value.map((partnerId) => (
            <InvitedRow
              key={partnerId}
              name={[...added, ...known].find((party) => party.id === partnerId)?.name ?? strings.fields.unknownPartner}
              onRemove={() => onChange(value.filter((other) => other !== partnerId))}
            />
          ))}
        </List>
      ) : null}
    </Stack>
  );
}

function Found({ text, chosen, onAdd }: { text: string; chosen: string[]; onAdd: (partner: PartnerOption) => void }) {
  const query = useQuery({ ...partnersQuery(useDeferredValue(text)), placeholderData: keepPreviousData });
  if (query.error) return <p role="status">{errorMessage(query.error)}</p>;
  if (!query.data) return null;
  const found = query.data.items.filter((partner) => !chosen.includes(partner.id)).slice(0, SHOWN);
  return (
    <>
      <VisuallyHidden role="status">{strings.fields.found(found.length)}</VisuallyHidden>
      {found.length === 0 ? <p>{strings.fields.notFound}</p> : null}
      {found.length > 0 ? (
        <List aria-label={strings.fields.foundList}>
          {found.map((partner) => (
            <li key={partner.id}>
              {[partner.name, partner.county].filter(Boolean).join(', ')}
              <Button
                variant="secondary"
                size="small"
                aria-label={strings.fields.add(partner.name)}
                onPress={() => onAdd(partner)}
              >
                {strings.fields.addShort}
              </Button>
            </li>
          ))}
        </List>
      ) : null}
    </>
  );
}

function InvitedRow({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li>
      {name}
      <Button
        variant="quiet"
        size="small"
        icon={<X aria-hidden />}
        aria-label={strings.fields.remove(name)}
        onPress={onRemove}
      />
    </li>
  );
}
