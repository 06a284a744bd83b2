import { PROJECT_STATUS, PROJECT_STATUSES, type ProjectListItem } from '@psp/contracts/projects';
import { ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { ProgressBar } from '@psp/design-system/life';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { StatusBar } from '@psp/remote/lists/status-bar';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Day, Title, Under } from '../common/cells.ts';
import { StatusBadge } from '../common/status-badge.tsx';
import { projectList } from './filters.ts';
import { strings } from './strings.ts';
import { projectsQuery } from './queries.ts';

const Narrow = styled.div`
  min-width: 130px;
`;

const statuses = PROJECT_STATUSES.map((value) => ({ value, label: PROJECT_STATUS[value].label }));
const columns = Object.entries(strings.columns).map(([key, label]) => ({ key, label }));

/** /uat/projects: all collaborations of the authority. */
export function ProjectsPage() {
  const [search] = useSearchParams();
  const filters = projectList.read(search);
  const query = useQuery(projectsQuery(filters));
  usePageTitle(strings.title);
  return (
    <Page width="wide">
      <PageHeader title={strings.title} lead={strings.lead} />
      <FilteredList
        list={projectList}
        filters={filters}
        query={query}
        chips={projectList.chips(filters, { status: PROJECT_STATUS })}
        words={strings}
        bar={<StatusBar list={projectList} filters={filters} options={statuses} />}
        emptyAction={<ButtonLink href="/uat/service-requests">{strings.toRequests}</ButtonLink>}
      >
        {({ items }) => (
          <Card>
            <Table caption={strings.title} columns={columns} isCaptionHidden>
              {items.map((item) => (
                <ProjectRow key={item.id} item={item} />
              ))}
            </Table>
          </Card>
        )}
      </FilteredList>
    </Page>
  );
}

function ProjectRow({ item }: { item: ProjectListItem }) {
  return (
    <Tr>
      <Th>
        <Title>
          <Link href={`/uat/projects/${item.id}`} isStrong>
            {item.title}
          </Link>
          <Under>{item.number}</Under>
        </Title>
      </Th>
      <Td>{item.firma.name}</Td>
      <Td>
        <StatusBadge status={PROJECT_STATUS[item.status]} />
      </Td>
      <Td>
        <Narrow>
          <ProgressBar value={item.progress} label={strings.progressOf(item.title)} />
        </Narrow>
      </Td>
      <Td>
        <Day>{item.dueOn ? formatDate(item.dueOn) : strings.noDue}</Day>
      </Td>
    </Tr>
  );
}
