import { LinkedText } from '@psp/features/written/ui/linked-text';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { describeWeights } from '@psp/contracts/scores';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { PURCHASE_KIND_LABELS } from '@psp/contracts/thresholds';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { Prose } from '@psp/design-system/cells';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Beside } from '../common/facts.tsx';
import { ReasonList } from '@psp/features/matching/ui/reason-list';
import { signs } from '@psp/features/matching/ui/strings';
import { budgetLabel, placeLabel } from './labels.ts';
import { matchStrings } from './match-strings.ts';
import { deadlineFileHref } from './queries.ts';
import { saidReasons } from './reasons.ts';
import { detail } from './strings.ts';

export function Description({ text }: { text: string }) {
  return (
    <Card aria-labelledby="description">
      <CardHeader id="description" title={detail.description} />
      <CardBody>
        <Prose>
          <LinkedText text={text} />
        </Prose>
      </CardBody>
    </Card>
  );
}

/** The facts of a request, with its number and the revision that an offer must answer. */
export function Details({ view }: { view: OpportunityView }) {
  const { uat, sentAt, revision, deadline } = view;
  return (
    <Card aria-labelledby="details">
      <CardHeader id="details" title={detail.details} />
      <CardBody>
        <Beside>
          <DescriptionList
            items={[
              { term: detail.number, detail: view.number },
              { term: detail.requester, detail: [uat.name, uat.county].filter(Boolean).join(', ') },
              { term: detail.category, detail: DOMAINS[view.category] },
              ...(view.purchaseKind ? [{ term: detail.kind, detail: PURCHASE_KIND_LABELS[view.purchaseKind] }] : []),
              ...(view.cpv ? [{ term: detail.cpv, detail: `${view.cpv.code} ${view.cpv.name}` }] : []),
              { term: detail.place, detail: placeLabel(view) },
              { term: detail.budget, detail: budgetLabel(view) },
              ...(view.weights ? [{ term: detail.weights, detail: describeWeights(view.weights) }] : []),
              { term: detail.deadline, detail: formatDateTime(deadline) },
              { term: detail.sentAt, detail: formatDate(sentAt) },
              { term: detail.revision, detail: String(revision) },
              { term: matchStrings.title, detail: <ReasonList reasons={saidReasons(view)} words={signs} /> },
            ]}
          />
        </Beside>
        {view.submissionOpen ? (
          <ButtonLink
            href={deadlineFileHref(view.id)}
            download
            variant="quiet"
            size="small"
            icon={<CalendarPlus aria-hidden />}
          >
            {detail.calendar}
          </ButtonLink>
        ) : null}
      </CardBody>
    </Card>
  );
}
