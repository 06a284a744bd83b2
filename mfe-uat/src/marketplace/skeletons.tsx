import { VisuallyHidden } from '@psp/design-system/page';
import { Skeleton } from '@psp/design-system/skeleton';
import { MemberGrid } from './member-card.tsx';
import { strings } from './strings.ts';

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Six cards to be. */
export function Skeletons() {
  return (
    <div role="status">
      <VisuallyHidden>{strings.loading}</VisuallyHidden>
      <MemberGrid aria-hidden>
        {CARDS.map((key) => (
          <li key={key}>
            <Skeleton height={300} />
          </li>
        ))}
      </MemberGrid>
    </div>
  );
}
