import { ButtonLink } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader } from '@psp/design-system/page';
import { isApiError } from '@psp/remote/api-error';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { DecisionStatement } from '../../decisions/ui/statement.tsx';
import { type ExchangeArea, type ExchangeProps, projectPath } from './area.ts';
import { placeOf } from './facts.ts';
import { FollowButton } from './follow.tsx';
import { AlikeMark, StageBadges } from './marks.tsx';
import { PrintProject } from './printed-questions.tsx';
import { ProjectBody } from './project-body.tsx';
import { LONG_REASONS, projectStrings as words } from './project-strings.ts';
import { projectQuery } from './queries.ts';
import { strings } from './strings.ts';

const Line = styled.span`
  display: flex;
  gap: 6px;
  align-items: baseline;
  > svg { flex: none; align-self: center; }
`;

/** Page of one project of the exchange, as members read it. */
export function ProjectPage({ area }: { area: ExchangeArea }) {
  const { id = '' } = useParams();
  const query = useQuery(projectQuery(area, id));
  return (
    <LoadedPage query={query}>
      {(project) => (
        <Project
          key={id}
          area={area}
          project={project}
          isGone={isApiError(query.error) && query.error.status === 404}
        />
      )}
    </LoadedPage>
  );
}

/** `isGone`: it was withdrawn while the page was open. */
function Project({ area, project, isGone }: ExchangeProps & { isGone: boolean }) {
  const { title, number } = project;
  usePageTitle(title);
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        breadcrumb={[...area.trail, { label: area.title, href: area.path }, { label: number, isNumber: true }]}
        meta={headFacts(project)}
        actions={
          <>
            {isGone ? null : <FollowButton area={area} project={project} />}
            <PrintProject area={area} project={project} />
          </>
        }
      />
      {isGone ? (
        <Notice tone="warning" role="alert">
          <p>{words.gone}</p>
        </Notice>
      ) : null}
      <OwnNotice area={area} project={project} />
      <ProjectBody area={area} project={isGone ? { ...project, actions: [], status: 'withdrawn' } : project} />
    </Page>
  );
}

/** State, place and likeness of a project, under its title. */
export const headFacts = (project: ExchangeProps['project']) => {
  const { authority, county, population, alike, isOwn } = project;
  return [
    <Line key="stage">
      <StageBadges project={project} />
    </Line>,
    <Line key="place">
      <MapPin size={17} aria-hidden />
      {placeOf(authority.name, county)}
    </Line>,
    ...(population === null ? [] : [<Line key="population">{strings.inhabitants(population)}</Line>]),
    ...(isOwn || alike.length === 0
      ? []
      : [<AlikeMark key="alike" reasons={alike} label={words.alike} words={LONG_REASONS} />]),
  ];
};

const OWN = { draft: words.ownDraft, withdrawn: words.ownWithdrawn, removed: words.ownRemoved };

/*
 * Tells the author that nobody else reads the project, and why. What the association removed may be contested; what it put back is
 * told as well.
 */
function OwnNotice(props: ExchangeProps) {
  const { isOwn, status, id } = props.project;
  if (!isOwn) return null;
  if (status === 'draft' || status === 'withdrawn') return <OwnState {...props} />;
  return (
    <DecisionStatement area="uat" entity="exchange-project" on={id} showsRestored>
      {status === 'removed' ? <OwnState {...props} /> : null}
    </DecisionStatement>
  );
}

function OwnState({ area, project: { id, status, reason, actions } }: ExchangeProps) {
  if (status === 'published') return null;
  return (
    <Notice tone={status === 'removed' ? 'warning' : 'info'}>
      <p>{OWN[status]}</p>
      {reason ? <p>{words.reason(reason)}</p> : null}
      {status === 'draft' && actions.includes('edit') ? (
        <ButtonLink size="small" href={`${projectPath(area, id)}/edit`}>
          {words.continueEditing}
        </ButtonLink>
      ) : null}
    </Notice>
  );
}
