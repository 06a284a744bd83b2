import type { AskedPart } from '@psp/contracts/group-parts';
import { Prose, Under } from '@psp/design-system/cells';
import { formatLei } from '@psp/design-system/format';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

/** List of the authorities of a group. */
export const PartList = styled.ul`
  > li { padding: 12px 0; overflow-wrap: anywhere; }
  > li + li { border-top: 1px solid var(--line); }
`;

/** An authority's need, with quantity, budget and place on one line; empty fields are omitted. */
export function PartBody({ part: { need, quantity, budget, place } }: { part: Omit<AskedPart, 'authority'> }) {
  const facts = [quantity, budget === null ? '' : strings.budget(formatLei(budget)), place].filter(Boolean);
  return (
    <>
      {need ? <Prose>{need}</Prose> : null}
      {facts.length > 0 ? <Under>{facts.join(' · ')}</Under> : null}
    </>
  );
}
