import type { ModeratedSolutionView } from '@psp/contracts/moderated-solutions';
import { SOLUTION_STATUS } from '@psp/contracts/solutions';
import { DOMAINS } from '@psp/contracts/taxonomy-names';
import { StatusBadge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { SolutionCards } from '@psp/features/solutions/ui/solution-cards';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { solutionFilters, solutionQuery, useRestoration, useWithdrawal } from './queries.ts';
import { STANDING, strings } from './strings.ts';

/** One solution as the association decides on it: how authorities see it, its life, and the decision. */
export function SolutionPage() {
  const { id = '' } = useParams();
  const query = useQuery(solutionQuery(id));
  return <LoadedPage query={query}>{(solution) => <Detail key={id} solution={solution} />}</LoadedPage>;
}

interface SolutionProps {
  solution: ModeratedSolutionView;
}

function Detail({ solution }: SolutionProps) {
  const { status, item, reason, publishedAt, updatedAt, history } = solution;
  usePageTitle(item.title);
  const filters = solutionFilters.read(useSearchParams()[0]);
  return (
    <Page>
      <PageHeader
        title={item.title}
        breadcrumb={[{ label: strings.title, href: solutionFilters.address(filters) }, { label: item.title }]}
        badge={<StatusBadge status={SOLUTION_STATUS[status]} />}
        meta={[
          <Link key="firm" href={`/admin/users/organizatii/${item.partner.id}`}>
            {item.partner.name}
          </Link>,
          DOMAINS[item.domain],
          `${strings.publishedAt} ${formatDate(publishedAt)}`,
          `${strings.updatedAt} ${formatDate(updatedAt)}`,
        ]}
      />
      <Decision solution={solution} />
      {reason ? (
        <Notice tone="info" title={strings.reason}>
          <p>{reason}</p>
        </Notice>
      ) : null}
      <Stack gap={24}>
        <Preview solution={solution} />
        <HistoryCard entries={history} />
      </Stack>
    </Page>
  );
}

function Decision({ solution }: SolutionProps) {
  const { status, isOver, actions, item } = solution;
  const withdrawal = useWithdrawal(solution);
  const restoration = useRestoration(solution);
  const { title, text } = STANDING[isOver ? 'over' : status];
  return (
    <NextStep
      title={title}
      actions={
        <>
          <ReasonButton
            act={withdrawal}
            isOffered={actions.includes('withdraw')}
            variant="secondary"
            isDanger
            label={strings.withdraw}
            title={strings.withdrawTitle(item.title)}
            reason={{ hint: strings.reasonHint }}
          >
            <p>{strings.withdrawText}</p>
          </ReasonButton>
          {actions.includes('restore') ? (
            <Button variant="secondary" isPending={restoration.isPending} onPress={() => restoration.run()}>
              {strings.restore}
            </Button>
          ) : null}
        </>
      }
    >
      {text}
    </NextStep>
  );
}

function Preview({ solution: { id, status, isOver, item } }: SolutionProps) {
  const isListed = status === 'published' && !isOver;
  return (
    <Card aria-labelledby="preview">
      <CardHeader
        id="preview"
        title={strings.preview}
        action={isListed ? <Link href={`/marketplace/${id}`}>{strings.openPublic}</Link> : null}
      />
      <CardBody>
        <SolutionCards items={[item]} isPreview />
      </CardBody>
    </Card>
  );
}
