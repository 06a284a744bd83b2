import { COMMUNITY_STATUS } from '@psp/contracts/communities';
import { OFFER_STATUS } from '@psp/contracts/offer-names';
import { MEMBER_PACKAGE_LABELS, STANDING } from '@psp/contracts/package-names';
import { COMPANY_PARTS } from '@psp/contracts/profile-fields';
import type { SupportSection } from '@psp/contracts/support-view-names';
import type { SupportDashboard, SupportPackage } from '@psp/contracts/support-views';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { DescriptionList } from '@psp/design-system/description-list';
import { Figure, Figures } from '@psp/design-system/figure';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { OwnText } from '@psp/design-system/own-text';
import { Row, Stack } from '@psp/design-system/page';
import { TODOS as ofConsultations } from '@psp/features/consultations/ui/todos';
import { ratingFigure } from '@psp/features/dashboards/ui/figure-of';
import { type AnyKinds, OthersTodos } from '@psp/features/dashboards/ui/todo-list';
import { lackWords } from '@psp/features/partners/ui/lack-strings';
import { FIRMA_TODOS, UAT_TODOS } from '@psp/features/projects/ui/todos';
import { TODOS as ofQuestions } from '@psp/features/questions/ui/todos';
import { FIRMA_TODOS as firmReviews, UAT_TODOS as authorityReviews } from '@psp/features/reviews/ui/todos';
import { TODOS as ofRequests } from '@psp/features/service-requests/ui/todos';
import { TODOS as ofConfirmations } from '@psp/features/work-confirmations/ui/todos';
import { supportAddress } from './queries.ts';
import { strings } from './strings.ts';

/* Kinds of to-dos that the association may see, as their organisation sees them. */
const KINDS: Record<'uat' | 'firma', AnyKinds> = {
  uat: { ...ofRequests, ...ofQuestions, ...ofConsultations, ...ofConfirmations, ...UAT_TODOS, ...authorityReviews },
  firma: { ...FIRMA_TODOS, ...firmReviews },
};

interface DashboardProps {
  view: SupportDashboard;
  kind: 'uat' | 'firma';
  id: string;
}

/** To-dos, figures and a firm's opened offers. A figure leads to the section that it counts. */
export function DashboardPart({ view, kind, id }: DashboardProps) {
  const { todos, figures, offers } = view;
  const to = (section: SupportSection) => supportAddress(id, section);
  const rating = ratingFigure(kind, figures);
  const { requests, matching, activeProjects, completedProjects } = figures;
  return (
    <Stack gap={24}>
      <OthersTodos kinds={KINDS[kind]} todos={todos} nothing={strings.nothing} />
      <Figures>
        {requests === null ? null : (
          <Figure value={formatNumber(requests)} label={strings.figures.requests(requests)} href={to('requests')} />
        )}
        {matching === null ? null : (
          <Figure
            value={formatNumber(matching)}
            label={strings.figures.matching(matching)}
            href={to('opportunities')}
          />
        )}
        <Figure
          value={formatNumber(activeProjects)}
          label={strings.figures.active(activeProjects)}
          href={to('projects')}
        />
        <Figure
          value={formatNumber(completedProjects)}
          label={strings.figures.completed(completedProjects)}
          href={to('projects')}
        />
        <Figure value={rating.value} label={rating.label} href={to('projects')} />
      </Figures>
      {figures.drafts === null ? null : <Under as="p">{strings.drafts(figures.drafts)}</Under>}
      {kind === 'firma' ? <OpenedOffers offers={offers} /> : null}
    </Stack>
  );
}

function OpenedOffers({ offers }: Pick<SupportDashboard, 'offers'>) {
  return (
    <Card>
      <CardHeader title={strings.openedOffers} />
      <CardBody>
        <Stack gap={16}>
          {offers.length === 0 ? <p>{strings.empty.offers}</p> : null}
          {offers.map(({ status, offers: count }) => (
            <Row key={status}>
              <StatusBadge status={OFFER_STATUS[status]} /> {formatNumber(count)}
            </Row>
          ))}
          <Under>{strings.sealedNote}</Under>
        </Stack>
      </CardBody>
    </Card>
  );
}

/** Package, and what the presentation of the organisation lacks. */
export function PackagePart({ view }: { view: SupportPackage }) {
  const { package: name, standing, startsOn, endsOn, profile, community } = view;
  const isAuthority = profile.length === 0;
  return (
    <Card>
      <CardBody>
        <DescriptionList
          items={[
            {
              term: strings.package,
              detail: (
                <Row>
                  {name ? <OwnText>{MEMBER_PACKAGE_LABELS[name]}</OwnText> : null}
                  <StatusBadge status={STANDING[standing]} />
                </Row>
              ),
            },
            {
              term: strings.period,
              detail: startsOn && endsOn ? strings.days(formatDate(startsOn), formatDate(endsOn)) : strings.noPeriod,
            },
            ...profile.map(({ part, lacks }) => ({
              term: COMPANY_PARTS[part],
              detail: lackWords(lacks) || strings.isWhole,
            })),
            ...(isAuthority
              ? [
                  {
                    term: strings.community,
                    detail: community ? <StatusBadge status={COMMUNITY_STATUS[community]} /> : strings.noCommunity,
                  },
                ]
              : []),
          ]}
        />
      </CardBody>
    </Card>
  );
}
