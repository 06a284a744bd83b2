import { type CommunityView } from '@psp/contracts/communities';
import { UAT_TYPE_LABELS } from '@psp/contracts/organisations';
import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { Page, PageHeader } from '@psp/design-system/page';
import { Picture } from '@psp/design-system/picture';
import { media } from '@psp/design-system/theme';
import { Contact } from '@psp/features/communities/ui/shown-contact';
import { Section } from '@psp/features/communities/ui/shown-section';
import { Statistics } from '@psp/features/communities/ui/shown-statistics';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { PrintButton } from '@psp/remote/print-button';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings as common } from '../common/strings.ts';
import { communityQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Maximum number of lines per list; the number of others is shown. */
const SHOWN = 6;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  h2 { margin-bottom: 6px; font-size: 1.25rem; }
  > :first-child { border-radius: 8px; overflow: hidden; }
  /* Figures and facts in one row each: the sheet is one page. */
  @media print {
    gap: 10px;
    dl { grid-template-columns: repeat(auto-fit, minmax(96px, 1fr)); gap: 6px 10px; }
    dl > div:last-child:nth-child(odd) { grid-column: auto; }
    dl > div { padding: 6px 8px; }
    dd { font-size: 1rem; }
  }
`;

const Clamped = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 8;
  white-space: pre-line;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px 32px;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
  @media print { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const List = styled.ul`
  li { padding: 3px 0; overflow-wrap: anywhere; }
  small { color: var(--ink-muted); font-size: 0.9375rem; }
`;

/** /comunitati/{id}/fisa: printable sheet of a community, one page long. */
export function SheetPage() {
  const { id = '' } = useParams();
  const query = useQuery(communityQuery(id));
  return <LoadedPage query={query}>{(community) => <OnePage community={community} />}</LoadedPage>;
}

function OnePage({ community }: { community: CommunityView }) {
  const { id, name, countyCode, uatType, picture, description } = community;
  const path = `/comunitati/${id}`;
  usePageHead({ title: strings.sheetOf(name), path: `${path}/fisa`, isIndexed: false });
  return (
    <Page isCentred>
      <PageHeader
        title={name}
        breadcrumb={[
          { label: common.home, href: '/' },
          { label: strings.title, href: '/comunitati' },
          { label: name, href: path },
          { label: strings.sheet },
        ]}
        meta={[uatType ? UAT_TYPE_LABELS[uatType] : null, strings.inCounty(COUNTIES[countyCode])].filter(Boolean)}
        actions={<PrintButton />}
      />
      <Sheet>
        {picture ? <Picture picture={picture} alt="" sizes="1116px" ratio="5 / 1" isEager /> : <span />}
        <Clamped>{description}</Clamped>
        <Statistics community={community} />
        <Columns>
          <Lines
            title={strings.sheetAttractions}
            lines={community.attractions.map((one) => [one.id, one.name, one.typeName])}
          />
          <Lines
            title={strings.sheetProjects}
            lines={community.projects.map((one) => [
              one.id,
              one.title,
              strings.stage(PROJECT_STATUS[one.status].label, one.progress),
            ])}
          />
        </Columns>
        <Contact community={community} />
      </Sheet>
    </Page>
  );
}

interface LinesProps {
  title: string;
  lines: readonly (readonly [id: string, name: string, detail: string])[];
}

function Lines({ title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Section title={title}>
      <List>
        {lines.slice(0, SHOWN).map(([id, name, detail]) => (
          <li key={id}>
            {name} <small>{detail}</small>
          </li>
        ))}
      </List>
      {lines.length > SHOWN ? <p>{strings.more(lines.length - SHOWN)}</p> : null}
    </Section>
  );
}
