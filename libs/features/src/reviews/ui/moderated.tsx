import { REVIEW_STATUS, type ReviewView } from '@psp/contracts/reviews';
import { StatusBadge } from '@psp/design-system/badge';
import { screenOnly } from '@psp/design-system/print-style';
import { useAct } from '@psp/remote/act/use-act';
import { DecisionStatement } from '../../decisions/ui/statement.tsx';
import { FlagButton } from '../../flags/ui/flag-button.tsx';
import { OF_KIND, strings as flags } from '../../flags/ui/strings.ts';
import type { ProjectProps } from '../../projects/ui/area.ts';
import { projectQuery } from '../../projects/ui/queries.ts';
import { strings } from './strings.ts';

/** Button that reports the other side's review to the association. */
export function FlagReview({ review: { id, author }, area, project }: ProjectProps & { review: ReviewView }) {
  const { ask, text, ready } = OF_KIND.review;
  const act = useAct<string>({
    send: (reason) => area.api.call('POST /flags/reviews/:id', { id, body: { reason } }),
    refreshes: [projectQuery(area, project.id).queryKey],
    done: flags.flagged,
  });
  return (
    <div {...screenOnly}>
      <FlagButton act={act} title={ask} text={text} about={strings.other(author)} ready={ready} />
    </div>
  );
}

/** The association's statement about the own review, which nobody else reads any more. */
export function Removed({ area, project }: ProjectProps) {
  return (
    <>
      <div>
        <StatusBadge status={REVIEW_STATUS.removed} />
      </div>
      <DecisionStatement area={area.kind} entity="review" on={project.id}>
        <p>{strings.reasonTold}</p>
      </DecisionStatement>
    </>
  );
}
