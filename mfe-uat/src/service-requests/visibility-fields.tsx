import type { Party } from '@psp/contracts/common';
import type { PartnerOption } from '@psp/contracts/partners';
import { type RequestContent, VISIBILITIES, VISIBILITY_LABELS } from '@psp/contracts/service-requests';
import { Button } from '@psp/design-system/button';
import { Under } from '@psp/design-system/cells';
import { RadioField } from '@psp/design-system/choice-fields';
import { SearchField } from '@psp/design-system/joined-fields';
import { Stack, VisuallyHidden } from '@psp/design-system/page';
import { Bound } from '@psp/features/forms/ui/bound';
import { RuleButton } from '@psp/features/matching/ui/rule-button';
import { Failed } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState, useRef } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { editorStrings as strings } from './editor-strings.ts';
import { FieldGroup } from './field-group.tsx';
import { FoundParties, PartyRows } from './found-parties.tsx';
import { partnersQuery, suggestionsQuery } from './queries.ts';
import { SuggestedFirm } from './suggested-firm.tsx';
import { suggestionStrings } from './suggestion-strings.ts';

const { fields } = strings;
const hints = { all: fields.allHint, invited: fields.invitedHint };
const visibilities = VISIBILITIES.map((value) => ({ value, label: VISIBILITY_LABELS[value], hint: hints[value] }));

const Suggested = styled.section`
  border: 1px solid var(--line);
  border-radius: 8px;
  h3, footer, li { padding: 12px 16px; }
  h3 { font-size: 1rem; }
  > * + *, li + li { border-top: 1px solid var(--line); }
  p { padding: 12px 16px; }
  footer p { padding: 0; }
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface InvitedFieldProps {
  id: string;
  name: string;
  value: string[];
  error: string | undefined;
  /** Partners already invited, with their names. */
  known: Party[];
  /** Id of the saved request for which firms are suggested; null while it has no domain. */
  request: string | null;
  onChange: (value: string[]) => void;
  onBlur: () => void;
}

/** The list of invited partners, with a search by name and suggestions. */
function InvitedField({ id, name, value, error, known, request, onChange, onBlur }: InvitedFieldProps) {
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

interface VisibilityFieldsProps {
  control: Control<RequestContent>;
  /** Partners already invited, with their names. */
  known: Party[];
  /** Id of the request, once it is saved. */
  id: string | undefined;
}

/** Who sees the request and, when invited partners only, their list. */
export function VisibilityFields({ control, known, id }: VisibilityFieldsProps) {
  const [visibility, category] = useWatch({ control, name: ['visibility', 'category'] });
  return (
    <FieldGroup title={strings.groups.who}>
      <Bound name="visibility" control={control}>
        {({ onChange, ...field }) => (
          <RadioField
            {...field}
            label={fields.visibility}
            options={visibilities}
            onChange={(value) => onChange(VISIBILITIES.find((option) => option === value) ?? 'all')}
          />
        )}
      </Bound>
      {visibility === 'invited' ? (
        <Bound name="invited" control={control}>
          {(field) => <InvitedField {...field} known={known} request={(category && id) ?? null} />}
        </Bound>
      ) : null}
    </FieldGroup>
  );
}

interface SuggestedFieldProps {
  /** Id of the saved request. */
  id: string;
  /** Ids already on the list. */
  chosen: readonly string[];
  onAdd: (party: Party) => void;
}

/** Firms suggested for a draft, each with a button that adds it to the invited partners. */
function SuggestedField({ id, chosen, onAdd }: SuggestedFieldProps) {
  const query = useQuery(suggestionsQuery(id));
  const [added, setAdded] = useState('');
  const section = useRef<HTMLElement>(null);
  if (query.error && !query.data) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return null;
  const left = query.data.items.filter((partner) => !chosen.includes(partner.id));
  const add = (party: Party) => {
    setAdded(party.name);
    onAdd(party);
    section.current?.focus();
  };
  return (
    <Suggested ref={section} tabIndex={-1} aria-labelledby="suggested">
      <h3 id="suggested">{suggestionStrings.title}</h3>
      <VisuallyHidden role="status">{added ? suggestionStrings.added(added) : ''}</VisuallyHidden>
      {left.length === 0 ? <p>{suggestionStrings.none}</p> : null}
      {left.length > 0 ? (
        <Rows role="list">
          {left.map((partner) => (
            <li key={partner.id}>
              <SuggestedFirm partner={partner} onInvite={() => add(partner)} />
            </li>
          ))}
        </Rows>
      ) : null}
      <footer>
        <Under>{suggestionStrings.how}</Under>
        <RuleButton side="uat" />
      </footer>
    </Suggested>
  );
}
