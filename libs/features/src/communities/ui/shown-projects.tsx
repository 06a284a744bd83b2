import { OwnText } from '@psp/design-system/own-text';
import type { CommunityProjectView } from '@psp/contracts/communities';
import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import { StatusBadge } from '@psp/design-system/badge';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { ProgressBar } from '@psp/design-system/progress-bar';
import { styled } from 'styled-components';
import { strings } from './showcase-strings.ts';
import { Section } from './shown-section.tsx';

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const Item = styled.li`
  display: grid;
  gap: 8px;
  padding: 16px 20px 18px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 6px 16px;
  h3 { flex: 1 1 220px; min-width: 0; }
`;

const Small = styled.p`
  color: var(--ink-muted);
  font-size: 1rem;
`;

/** Section with the community's projects. */
export function Projects({ projects }: { projects: readonly CommunityProjectView[] }) {
  if (projects.length === 0) return null;
  return (
    <Section title={strings.ongoing}>
      <List>
        {projects.map((project) => (
          <Project key={project.id} project={project} />
        ))}
      </List>
    </Section>
  );
}

function Project({ project }: { project: CommunityProjectView }) {
  const { title, description, status, progress, startsOn, endsOn, partner } = project;
  return (
    <Item>
      <Head>
        <h3>{title}</h3>
        <StatusBadge status={PROJECT_STATUS[status]} />
      </Head>
      {description ? <p>{description}</p> : null}
      <ProgressBar value={progress} label={strings.progress(title)} />
      <Small>
        <OwnText>{strings.period(formatDate(startsOn), endsOn && formatDate(endsOn))}</OwnText>
        {partner ? (
          <>
            <OwnText>{` · ${strings.withPartner} `}</OwnText>
            <Link href={`/partener/${partner.id}`}>{partner.name}</Link>
          </>
        ) : null}
      </Small>
    </Item>
  );
}
