import type { Party } from '@psp/contracts/common';
import type { PartnerOption } from '@psp/contracts/partners';
import { Button } from '@psp/design-system/button';
import { Under } from '@psp/design-system/cells';
import { SearchField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { editorStrings as strings } from './editor-strings.ts';
import { FoundParties, PartyRows } from './found-parties.tsx';
import { partnersQuery } from './queries.ts';
import { SuggestedField } from './suggested-field.tsx';
import { suggestionStrings } from './suggestion-strings.ts';

interface InvitedFieldProps {
  id: string;
  name: string;
  value: string[];
  error: string | undefined;
  /** Names of those who are already invited. */
  known: Party[];
  /** The saved request for which firms are suggested; null while it has no domain. */
  request: string | null;
  onChange: (value: string[]) => void;
  onBlur: () => void;
}

/** Partners found by name and put on the list of the invited. */
export function InvitedField({ id, name, value, error, known, request, onChange, onBlur }: InvitedFieldProps) {
  const [text, setText] = useState('');
  const [added, setAdded] = useState<Party[]>(known);
  const add = ({ id: partnerId, name: partner }: Party) => {
    setAdded([...added, { id: partnerId, name: partner }]);
    onChange([...value, partnerId]);
  };
  const take = (found: PartnerOption) => {
    add(found);
    setText('');
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
      {text.trim() ? (
        <FoundParties text={text.trim()} find={partnersQuery} chosen={value} words={strings.fields} onAdd={take} />
      ) : null}
      {value.length > 0 ? (
        <PartyRows aria-label={strings.fields.invitedList}>
          {value.map((partnerId) => (
            <InvitedRow
              key={partnerId}
              name={[...added, ...known].find((party) => party.id === partnerId)?.name ?? strings.fields.unknownPartner}
              onRemove={() => onChange(value.filter((other) => other !== partnerId))}
            />
          ))}
        </PartyRows>
      ) : null}
      {request ? (
        <SuggestedField id={request} chosen={value} onAdd={add} />
      ) : (
        <Under>{suggestionStrings.needsDomain}</Under>
      )}
    </Stack>
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
