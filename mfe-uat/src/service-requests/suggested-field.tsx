import type { Party } from '@psp/contracts/common';
import { Under } from '@psp/design-system/cells';
import { VisuallyHidden } from '@psp/design-system/page';
import { RuleButton } from '@psp/features/matching/ui/rule-button';
import { Failed } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { suggestionsQuery } from './queries.ts';
import { SuggestedFirm } from './suggested-firm.tsx';
import { suggestionStrings as strings } from './suggestion-strings.ts';

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

interface SuggestedFieldProps {
  /** Of the request as it was last saved. */
  id: string;
  /** Ids that are on the list already. */
  chosen: readonly string[];
  onAdd: (party: Party) => void;
}

/** Firms that suit a request which is being written, each with a button that puts it on the list of the invited. */
export function SuggestedField({ id, chosen, onAdd }: SuggestedFieldProps) {
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
      <h3 id="suggested">{strings.title}</h3>
      <VisuallyHidden role="status">{added ? strings.added(added) : ''}</VisuallyHidden>
      {left.length === 0 ? <p>{strings.none}</p> : null}
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
        <Under>{strings.how}</Under>
        <RuleButton side="uat" />
      </footer>
    </Suggested>
  );
}
