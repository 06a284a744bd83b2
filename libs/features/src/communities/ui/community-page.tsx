import { COMMUNITY_STATUS } from '@psp/contracts/communities';
import type { OwnCommunityView } from '@psp/contracts/own-community';
import { StatusBadge } from '@psp/design-system/badge';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { EmptyState } from '@psp/design-system/states';
import { Loaded, LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { lazy, Suspense, useState } from 'react';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import { type ArticlesArea, articleHref, statusFor } from '../../articles/ui/area.ts';
import { articlesQuery } from '../../articles/ui/queries.ts';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { PartsLayout } from '../../parts/ui/parts-layout.ts';
import { SectionList } from '../../parts/ui/section-list.tsx';
import { UnsavedForms } from '../../parts/ui/unsaved.tsx';
import type { CommunityArea } from './area.ts';
import { AttractionsSection } from './attractions-section.tsx';
import { GallerySection } from './gallery-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ProjectsSection } from './projects-section.tsx';
import { useCommunityAct } from './queries.ts';
import { strings } from './strings.ts';
import { ContactSection, LocationSection, StatisticsSection } from './text-sections.tsx';
import type { EditorProps } from './community-part.ts';

const ShowcasePreview = lazy(async () => ({ default: (await import('./preview.tsx')).ShowcasePreview }));

/** Page of the organisation's own showcase: all members can read it, editors edit it section by section. */
export function CommunityPage({ area }: { area: CommunityArea }) {
  const query = useQuery(area.query);
  return (
    <LoadedPage query={query} title={strings.title}>
      {({ community }) => (community ? <CommunityEditor area={area} community={community} /> : <Start area={area} />)}
    </LoadedPage>
  );
}

const { articles: words } = strings;
const SHOWN_ARTICLES = 4;

/* The authority's latest articles in all states, last changed first. */
function OwnArticles({ area, mayWrite }: { area: ArticlesArea; mayWrite: boolean }) {
  const query = useQuery(articlesQuery(area, { page: 1, q: '', status: 'all' }));
  const create = mayWrite ? <Link href={`${area.path}/new`}>{words.create}</Link> : null;
  return (
    <Card aria-labelledby="articles-title">
      <CardHeader id="articles-title" title={words.title} action={create} />
      <Loaded query={query} rows={2}>
        {({ items, total }) => (
          <>
            <RowList>
              {items.slice(0, SHOWN_ARTICLES).map(({ id, title, category, status, updatedAt }) => (
                <RowItem
                  key={id}
                  detail={words.under(category, formatDate(updatedAt))}
                  action={<StatusBadge status={statusFor(area, status)} />}
                >
                  <Link href={articleHref(area, id)} isStrong>
                    {title}
                  </Link>
                </RowItem>
              ))}
            </RowList>
            <CardBody>{total === 0 ? <p>{words.none}</p> : <Link href={area.path}>{words.all(total)}</Link>}</CardBody>
          </>
        )}
      </Loaded>
    </Card>
  );
}

/* Shown while the organisation has no showcase. */
function Start({ area }: { area: CommunityArea }) {
  usePageTitle(strings.title);
  const readsOnly = useIsReadOnly();
  const start = useCommunityAct(area, {
    send: () => area.api.call('POST /communities'),
    done: strings.started,
    failed: strings.startFailed,
  });
  const startButton = (
    <Button isPending={start.isPending} onPress={() => start.run()}>
      {strings.start}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={strings.title} lead={strings.lead} />
      <EmptyState title={strings.emptyTitle} action={readsOnly ? null : startButton}>
        <p>{readsOnly ? strings.emptyToRead : strings.emptyText}</p>
      </EmptyState>
      <OwnArticles area={area.articles} mayWrite={!readsOnly} />
    </Page>
  );
}

/* Text for each section about what it lacks; '' when it is complete. */
function lackOf({ profile, contact, location, statistics, ...parts }: OwnCommunityView) {
  const { lacks } = strings;
  const undescribed = parts.gallery.pictures.filter(({ alt }) => alt === '').length;
  const hasFigures = statistics.projectsCompleted || statistics.budgetAllocated || statistics.citizensServed;
  return {
    profile: profile.description === '' ? lacks.description : profile.featuredImage ? '' : lacks.featured,
    contact: contact.phone || contact.email ? '' : lacks.contact,
    location: location.population ? '' : lacks.population,
    statistics: hasFigures ? '' : lacks.statistics,
    attractions: parts.attractions.length > 0 ? '' : lacks.attractions,
    projects: parts.projects.length > 0 ? '' : lacks.projects,
    gallery: parts.gallery.pictures.length === 0 ? lacks.gallery : undescribed ? strings.undescribed(undescribed) : '',
  };
}

function CommunityEditor(props: EditorProps) {
  usePageTitle(strings.title);
  const { area, community } = props;
  const { status, actions, updatedAt, deletion } = community;
  const mayEdit = actions.includes('edit');
  return (
    <UnsavedForms>
      <Page>
        <PageHeader
          title={strings.title}
          badge={<StatusBadge status={COMMUNITY_STATUS[status]} />}
          lead={deletion ? strings.deleted.standing : strings.standing[status]}
          meta={[strings.changed(formatDateTime(updatedAt))]}
          actions={<Acts {...props} />}
        />
        <Decision community={community} />
        <PartsLayout>
          <SectionList lacks={lackOf(community)} names={strings.sections} />
          <Stack gap={20}>
            <ProfileSection {...props} mayEdit={mayEdit} />
            <ContactSection {...props} mayEdit={mayEdit} />
            <LocationSection {...props} mayEdit={mayEdit} />
            <StatisticsSection {...props} mayEdit={mayEdit} />
            <AttractionsSection {...props} mayEdit={mayEdit} />
            <ProjectsSection {...props} mayEdit={mayEdit} />
            <GallerySection {...props} mayEdit={mayEdit} />
          </Stack>
          <OwnArticles area={area.articles} mayWrite={mayEdit} />
        </PartsLayout>
      </Page>
    </UnsavedForms>
  );
}

/* Why the association has hidden or deleted it. */
function Decision({ community: { withdrawnReason, deletion } }: Pick<EditorProps, 'community'>) {
  const words = strings.deleted;
  if (deletion)
    return (
      <Notice tone="warning" title={words.title}>
        <p>{deletion.reason}</p>
        <p>
          {words.until(formatDate(deletion.removedAt))} <Link href="/support">{words.support}</Link>
        </p>
      </Notice>
    );
  if (!withdrawnReason) return null;
  return (
    <Notice tone="warning" title={strings.withdrawn}>
      <p>{withdrawnReason}</p>
    </Notice>
  );
}

function Acts(props: EditorProps) {
  const { id, status, actions } = props.community;
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<Eye aria-hidden />} onPress={() => setPreviewOpen(true)}>
        {strings.preview}
      </Button>
      {status === 'published' ? (
        <ButtonLink variant="secondary" href={`/comunitati/${id}`}>
          {strings.toPublic}
        </ButtonLink>
      ) : null}
      {actions.includes('publish') ? <Step {...props} step="publish" /> : null}
      {actions.includes('unpublish') ? <Step {...props} step="unpublish" /> : null}
      {isPreviewOpen ? (
        <Suspense>
          <ShowcasePreview {...props} onClose={() => setPreviewOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

const STEPS = {
  publish: 'POST /communities/:id/publish',
  unpublish: 'POST /communities/:id/unpublish',
} as const;

interface StepProps extends EditorProps {
  step: keyof typeof STEPS;
}

function Step({ area, community, step }: StepProps) {
  const { id, version, profile }: OwnCommunityView = community;
  const { label, done, title, text } = strings.steps[step];
  const act = useCommunityAct(area, {
    send: () => area.api.call(STEPS[step], { id, body: { version } }),
    done,
    about: profile.name,
  });
  return (
    <AskButton act={act} label={label} title={title} variant={step === 'publish' ? 'primary' : 'quiet'}>
      <p>{text}</p>
    </AskButton>
  );
}
