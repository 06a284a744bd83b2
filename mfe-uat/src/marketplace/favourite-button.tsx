import type { MemberPartner } from '@psp/contracts/marketplace';
import type { SolutionItem } from '@psp/contracts/solutions';
import type { Act } from '@psp/remote/act/use-act';
import HeartIcon from 'lucide-react/icons/heart';
import { styled } from 'styled-components';
import { useFavourite, useFavouriteSolution } from './queries.ts';
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

/** Toggles a firm among the authority's favourites. */
export function FavouriteButton({ partner: { id, name, isFavourite } }: { partner: MemberPartner }) {
  return <Heart name={name} isFavourite={isFavourite} act={useFavourite(id)} />;
}

/** Toggles a solution among the authority's favourites. */
export function FavouriteSolution({ solution: { id, title, isFavourite = false } }: { solution: SolutionItem }) {
  return <Heart name={title} isFavourite={isFavourite} act={useFavouriteSolution(id)} />;
}

interface HeartProps {
  name: string;
  isFavourite: boolean;
  act: Act<boolean>;
}

function Heart({ name, isFavourite, act: { run, isPending, input } }: HeartProps) {
  const isOn = isPending && input !== undefined ? input : isFavourite;
  return (
    <Toggle type="button" aria-pressed={isOn} aria-label={strings.favour(name)} onClick={() => run(!isOn)}>
      <HeartIcon size={22} aria-hidden />
    </Toggle>
  );
}
