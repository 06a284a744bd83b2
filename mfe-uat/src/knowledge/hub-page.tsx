import { useSession } from '@psp/auth/session';
import type { KnowledgeHub } from '@psp/contracts/knowledge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { knowledgeFilters, sourceHref } from '@psp/features/knowledge/ui/area';
import { KnowledgeSearch } from '@psp/features/knowledge/ui/knowledge-search';
import { KIND_LABELS } from '@psp/features/knowledge/ui/strings';
import { libraryFilters } from '@psp/features/library/ui/area';
import { proposalsPath } from '@psp/features/library/ui/proposals';
import { proposing } from '@psp/features/library/ui/proposing-strings';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { Price } from '@psp/features/training/ui/price';
import { strings as courses } from '@psp/features/training/ui/strings';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Heart from 'lucide-react/icons/heart';
import { library } from '../library/area.ts';
import { hubQuery, knowledge } from './area.ts';
import { AssistantBanner } from './assistant-banner.tsx';
import { publishedArticles } from './articles.ts';
import { Three } from './three.tsx';
import { strings } from './strings.ts';
import { Tiles } from './tiles.tsx';

/** /uat/knowledge-hub: the search of knowledge, and what it recommends. */
export function HubPage() {
  usePageTitle(strings.title);
  const query = useQuery(hubQuery);
  return (
    <Page>
      <PageHeader title={strings.title} lead={strings.lead} />
      <KnowledgeSearch area={knowledge} above={<Above hub={query.data} />}>
        <Loaded query={query}>{(hub) => <Suggestions hub={hub} />}</Loaded>
      </KnowledgeSearch>
    </Page>
  );
}

function Above({ hub }: { hub: KnowledgeHub | undefined }) {
  return (
    <Stack gap={12}>
      <AssistantBanner />
      {hub ? <Tiles hub={hub} /> : null}
    </Stack>
  );
}

function Suggestions({ hub }: { hub: KnowledgeHub }) {
  return (
    <Columns>
      <Stack gap={16}>
        <Recommended hub={hub} />
        <Articles hub={hub} />
      </Stack>
      <Stack gap={16}>
        <Favourites hub={hub} />
        <QuickLinks hub={hub} />
        {hub.training ? <Course course={hub.training} /> : null}
      </Stack>
    </Columns>
  );
}

function Recommended({ hub: { recommended } }: { hub: KnowledgeHub }) {
  const name = useSession((state) => state.organisation?.name ?? '');
  return (
    <Card aria-labelledby="recommended">
      <CardHeader id="recommended" title={strings.recommended(name)} />
      {recommended.length === 0 ? <CardBody>{strings.nothingRecommended}</CardBody> : null}
      <Three
        items={recommended.map((source) => ({
          key: `${source.kind} ${source.id}`,
          above: KIND_LABELS[source.kind],
          title: source.title,
          href: sourceHref(knowledge, source),
          why: strings.reason(source),
        }))}
      />
    </Card>
  );
}

function Articles({ hub: { articles } }: { hub: KnowledgeHub }) {
  return (
    <Card aria-labelledby="articles">
      <CardHeader
        id="articles"
        title={strings.articles}
        action={<Link href={publishedArticles.listPath}>{strings.allArticles}</Link>}
      />
      {articles.length === 0 ? <CardBody>{strings.noArticles}</CardBody> : null}
      <Three
        items={articles.map(({ id, title, category, author, publishedAt, readingMinutes }) => ({
          key: id,
          above: `${formatDate(publishedAt)} · ${category.name}`,
          title,
          href: `${publishedArticles.path}/${id}`,
          under: strings.by(author.name, readingMinutes),
        }))}
      />
    </Card>
  );
}

function Favourites({ hub: { favourites } }: { hub: KnowledgeHub }) {
  if (favourites.total === 0) return null;
  return (
    <Card aria-labelledby="favourites">
      <CardHeader
        id="favourites"
        title={strings.favourites}
        action={
          <Link href={knowledgeFilters(knowledge).address({ show: 'favourites' })}>
            {strings.allFavourites(favourites.total)}
          </Link>
        }
      />
      <RowList>
        {favourites.items.map(({ kind, id, title }) => (
          <RowItem key={id} icon={<Heart aria-hidden />}>
            <Link href={sourceHref(knowledge, { kind, id })}>{title}</Link>
          </RowItem>
        ))}
      </RowList>
    </Card>
  );
}

function QuickLinks({ hub: { templates } }: { hub: KnowledgeHub }) {
  const links = [
    ...(templates > 0
      ? [{ label: strings.templates(templates), href: libraryFilters(library).address({ type: 'template' }) }]
      : []),
    ...strings.links,
    ...(useIsReadOnly() ? [] : [{ label: proposing.propose, href: `${proposalsPath(library)}/nou` }]),
  ];
  return (
    <Card aria-labelledby="quick-links">
      <CardHeader id="quick-links" title={strings.quickLinks} />
      <RowList>
        {links.map(({ label, href }) => (
          <RowItem key={href}>
            <Link href={href}>{label}</Link>
          </RowItem>
        ))}
      </RowList>
    </Card>
  );
}

function Course({ course }: { course: NonNullable<KnowledgeHub['training']> }) {
  return (
    <Card aria-labelledby="course">
      <CardHeader id="course" title={strings.course} />
      <CardBody>
        <Stack gap={8}>
          <Link href={`/uat/training-programs/${course.id}`} isStrong>
            {course.title}
          </Link>
          <p>{courses.sittings(course)}</p>
          <p>{courses.seats(course)}</p>
          <Price {...course} />
        </Stack>
      </CardBody>
    </Card>
  );
}
