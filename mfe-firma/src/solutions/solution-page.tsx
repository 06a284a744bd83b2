import type { OwnSolutionView, SolutionFigures } from '@psp/contracts/own-solutions';
import { SOLUTION_STATUS, type SolutionItem } from '@psp/contracts/solutions';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { StatusBadge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { FactList } from '@psp/features/facts/ui/fact-list';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { SolutionCards } from '@psp/features/solutions/ui/solution-cards';
import { useAct } from '@psp/remote/act/use-act';
import { DecisionStatement } from '@psp/features/decisions/ui/statement';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import { useNavigate, useParams } from 'react-router-dom';
import { AREA } from '../common/area.ts';
import { SolutionNextStep } from './next-step.tsx';
import { api, solutionQuery } from './queries.ts';
import { strings } from './strings.ts';

/** /firma/solutions/{id}: status, preview, figures and history of a solution. */
export function SolutionPage() {
  const { id = '' } = useParams();
  const query = useQuery(solutionQuery(id));
  return <LoadedPage query={query}>{(solution) => <Detail key={id} solution={solution} />}</LoadedPage>;
}

function Detail({ solution }: { solution: OwnSolutionView }) {
  const { status, content, reason, figures, publishedAt, updatedAt, history } = solution;
  const isReadOnly = useIsReadOnly();
  usePageTitle(content.title);
  return (
    <Page>
      <PageHeader
        title={content.title}
        breadcrumb={[{ label: strings.title, href: '/firma/solutions' }, { label: content.title }]}
        badge={<StatusBadge status={SOLUTION_STATUS[status]} />}
        meta={[
          DOMAINS[content.domain],
          publishedAt ? `${strings.publishedAt} ${formatDate(publishedAt)}` : null,
          `${strings.updatedAt} ${formatDate(updatedAt)}`,
        ].filter(Boolean)}
        actions={isReadOnly ? null : <Duplicate solution={solution} />}
      />
      <SolutionNextStep solution={solution} />
      <DecisionStatement area="firma" entity="solution" on={solution.id} showsRestored>
        {reason ? (
          <Notice tone="warning" title={strings.reason}>
            <p>{reason}</p>
            <p>
              {strings.contest} <Link href="/support">{strings.contestLink}</Link>.
            </p>
          </Notice>
        ) : null}
      </DecisionStatement>
      <Stack gap={24}>
        <Preview solution={solution} />
        {publishedAt ? <Interest figures={figures} /> : null}
        <HistoryCard entries={history} />
      </Stack>
    </Page>
  );
}

/** The solution as an item of the marketplace; null while it has no price. */
function itemOf({ id, content, cpv, firmCounties, pictures, partner }: OwnSolutionView): SolutionItem | null {
  const { priceMin, priceMax, counties = [], pictures: _, ...text } = content;
  if (priceMin === null || priceMax === null) return null;
  const offeredIn = counties.length > 0 ? counties : firmCounties;
  return { ...text, kind: 'authored', id, partner, cpv, counties: offeredIn, pictures, priceMin, priceMax };
}

function Preview({ solution }: { solution: OwnSolutionView }) {
  const item = itemOf(solution);
  const isListed = solution.status === 'published' && !solution.isOver;
  if (!item) return null;
  return (
    <Card aria-labelledby="preview">
      <CardHeader
        id="preview"
        title={strings.preview}
        action={isListed ? <Link href={`/marketplace/${solution.id}`}>{strings.openPublic}</Link> : null}
      />
      <CardBody>
        <SolutionCards items={[item]} isPreview />
      </CardBody>
    </Card>
  );
}

function Interest({ figures: { views, favourites, requests } }: { figures: SolutionFigures }) {
  const items = [
    { term: strings.requests, detail: formatNumber(requests) },
    { term: strings.views, detail: formatNumber(views) },
    { term: strings.keptBy, detail: strings.keptByOf(favourites) },
  ];
  return (
    <Card aria-labelledby="interest">
      <CardHeader id="interest" title={strings.interest} />
      <CardBody>
        <Stack gap={12}>
          <FactList items={items} isStrong />
          <p>{strings.interestHint}</p>
        </Stack>
      </CardBody>
    </Card>
  );
}

function Duplicate({ solution }: { solution: OwnSolutionView }) {
  const { id, version } = solution;
  const navigate = useNavigate();
  const duplicate = useAct({
    send: () => api.call('POST /solutions/:id/duplicate', { id, body: { version } }),
    refreshes: [[AREA, 'solutions', 'list']],
    done: strings.duplicated,
    failed: strings.failed,
    about: solution.content.title,
    onDone: (copy) => void navigate(`/firma/solutions/${copy.id}`),
  });
  return (
    <Button
      variant="secondary"
      icon={<Copy aria-hidden />}
      isPending={duplicate.isPending}
      onPress={() => duplicate.run()}
    >
      {strings.duplicate}
    </Button>
  );
}
