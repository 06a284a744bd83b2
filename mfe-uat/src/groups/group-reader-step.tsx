import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import type { RequestGroup } from '@psp/contracts/group-parts';
import type { RequestView } from '@psp/contracts/service-requests';
import { ButtonLink } from '@psp/design-system/button';
import { NextStep } from '@psp/design-system/life-cycle';
import { strings } from './strings.ts';

const { reader: words, page } = strings;

/** Status and progress of the work, such as "În Desfășurare, 40%"; null before the work starts. */
export const workText = ({ work }: Pick<RequestGroup, 'work'>): string | null =>
  work ? page.facts.workValue(PROJECT_STATUS[work.status].label, work.progress) : null;

const textOf = (view: RequestView, group: RequestGroup): string => {
  if (view.status === 'cancelled') return words.cancelled(view.cancelReason);
  if (view.status === 'expired') return words.expired;
  if (view.status === 'completed') return words.completed;
  if (view.status === 'in_progress') return words.working(workText(group));
  if (view.openedAt) return words.opened;
  return view.submissionOpen ? words.waiting(view.offerCount) : words.late;
};

/** The next step of a group request for an authority that takes part without leading it. */
export function GroupReaderStep({ view, group }: { view: RequestView; group: RequestGroup }) {
  return (
    <NextStep
      title={words.title(group.leader.name)}
      actions={
        <ButtonLink variant="secondary" href={`/uat/service-requests/groups/${view.id}`}>
          {words.ownPart}
        </ButtonLink>
      }
      isWaiting
    >
      {textOf(view, group)}
    </NextStep>
  );
}
