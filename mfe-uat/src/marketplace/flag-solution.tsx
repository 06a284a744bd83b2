import type { SolutionItem } from '@psp/contracts/solutions';
import { SiteLink } from '@psp/design-system/site-link';
import { linkStrings as strings } from '@psp/features/flags/ui/link-strings';
import FlagIcon from 'lucide-react/icons/flag';
import { styled } from 'styled-components';

const Icon = styled(SiteLink)`
  display: grid;
  flex: none;
  place-items: center;
  align-self: start;
  width: 44px;
  height: 44px;
  margin: -8px -12px 0 auto;
  border-radius: 4px;
  color: var(--ink-muted);
  &:hover { background: var(--blue-50); color: var(--blue-700); }
`;

/** Link to the page that reports a solution to the association. */
export function FlagSolution({ solution: { id, title } }: { solution: SolutionItem }) {
  return (
    <Icon href={`/uat/flag/solution/${id}`} aria-label={strings.flagOf(title)}>
      <FlagIcon size={20} aria-hidden />
    </Icon>
  );
}
