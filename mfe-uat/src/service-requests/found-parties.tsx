import { Button } from '@psp/design-system/button';
import { VisuallyHidden } from '@psp/design-system/page';
import { errorMessage } from '@psp/remote/api-error';
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';

const SHOWN = 8;

export const PartyRows = styled.ul`
  border: 1px solid var(--line);
  border-radius: 8px;
  li { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 44px; padding: 4px 4px 4px 16px; }
  li + li { border-top: 1px solid var(--line); }
`;

interface FoundParty {
  id: string;
  name: string;
  county: string | null;
}
interface FoundList {
  items: FoundParty[];
}

interface FoundPartiesProps<Key extends QueryKey> {
  text: string;
  find: (text: string) => UseQueryOptions<FoundList, Error, FoundList, Key>;
  /** Ids already on the list. */
  chosen: readonly string[];
  words: {
    found: (count: number) => string;
    notFound: string;
    foundList: string;
    add: (name: string) => string;
    addShort: string;
  };
  isPending?: boolean;
  onAdd: (party: FoundParty) => void;
}

/** Results of a search by name, each with a button that adds it to a list. */
export function FoundParties<Key extends QueryKey>(props: FoundPartiesProps<Key>) {
  const { text, find, chosen, words, isPending, onAdd } = props;
  const query = useQuery({ ...find(useDeferredValue(text)), placeholderData: keepPreviousData });
  if (query.error) return <p role="status">{errorMessage(query.error)}</p>;
  if (!query.data) return null;
  const found = query.data.items.filter(({ id }) => !chosen.includes(id)).slice(0, SHOWN);
  return (
    <>
      <VisuallyHidden role="status">{words.found(found.length)}</VisuallyHidden>
      {found.length === 0 ? <p>{words.notFound}</p> : null}
      {found.length > 0 ? (
        <PartyRows aria-label={words.foundList}>
          {found.map((party) => (
            <li key={party.id}>
              {[party.name, party.county].filter(Boolean).join(', ')}
              <Button
                variant="secondary"
                size="small"
                isDisabled={isPending}
                aria-label={words.add(party.name)}
                onPress={() => onAdd(party)}
              >
                {words.addShort}
              </Button>
            </li>
          ))}
        </PartyRows>
      ) : null}
    </>
  );
}
