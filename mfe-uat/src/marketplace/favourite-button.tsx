import type { MemberPartner } from '@psp/contracts/marketplace';
import Heart from 'lucide-react/icons/heart';
import { styled } from 'styled-components';
import { useFavourite } from './queries.ts';
import { strings } from './strings.ts';

const Toggle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  align-self: start;
  width: 44px;
  height: 44px;
  margin: -8px -8px 0 0;
  border: 1px solid transparent;
  border-radius: 4px;
  background: none;
  color: var(--blue-700);
  cursor: pointer;
  &:hover { background: var(--blue-50); }
  &[aria-pressed='true'] svg { fill: currentColor; }
`;

/** A heart that keeps a firm among the authority's favourites; filled while it is one. */
export function FavouriteButton({ partner: { id, name, isFavourite } }: { partner: MemberPartner }) {
  const { run, isPending, input } = useFavourite(id);
  const isOn = isPending && input !== undefined ? input : isFavourite;
  return (
    <Toggle type="button" aria-pressed={isOn} aria-label={strings.favour(name)} onClick={() => run(!isOn)}>
      <Heart size={22} aria-hidden />
    </Toggle>
  );
}
