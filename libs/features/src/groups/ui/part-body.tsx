import type { AskedPart } from '@psp/contracts/group-parts';
import { Prose, Under } from '@psp/design-system/cells';
import { formatLei } from '@psp/design-system/format';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

/** The authorities of a group, one below the other. */
export const PartList = styled.ul`
  > li { padding: 12px 0; overflow-wrap: anywhere; }
  > li + li { border-top: 1px solid var(--line); }
`;

/** What an authority asks for, with quantity, budget and place on one line; nothing before it has written. */
export function PartBody({ part: { need, quantity, budget, place } }: { part: Omit<AskedPart, 'authority'> }) {
  const facts = [quantity, budget === null ? '' : strings.budget(formatLei(budget)), place].filter(Boolean);
  return (
    <>
      {need ? <Prose>{need}</Prose> : null}
      {facts.length > 0 ? <Under>{facts.join(' · ')}</Under> : null}
    </>
  );
}
