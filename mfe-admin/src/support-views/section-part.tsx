import type { PageOf } from '@psp/contracts/common';
import type { SupportSection } from '@psp/contracts/support-view-names';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { Notice } from '@psp/design-system/notice';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { isApiError } from '@psp/remote/api-error';
import { Pages } from '@psp/remote/lists/pages';
import { Loaded } from '@psp/remote/loaded';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { conversationColumns, limitColumns, memberColumns, notificationColumns } from './people-columns.tsx';
import { DashboardPart, PackagePart } from './parts.tsx';
import { type InView, sectionQueries, supportAddress, supportViewsQuery } from './queries.ts';
import { offerColumns, opportunityColumns, projectColumns, requestColumns } from './record-columns.tsx';
import { strings } from './strings.ts';

export interface PartProps {
  of: InView;
  kind: 'uat' | 'firma';
}

/** Shows a section; when the view has ended meanwhile, the way to another one. */
export function Part<T>({
  query,
  of,
  children,
}: {
  query: UseQueryResult<T>;
  of: InView;
  children: (data: T) => ReactNode;
}) {
  const isOver = isApiError(query.error) && query.error.code === 'support-view.not_open';
  return isOver ? <Over id={of.organisationId} /> : <Loaded query={query}>{children}</Loaded>;
}

function Over({ id }: { id: string }) {
  const client = useQueryClient();
  return (
    <Notice tone="warning" title={strings.over}>
      <p>{strings.overText}</p>
      <Button variant="secondary" onPress={() => void client.invalidateQueries(supportViewsQuery(id))}>
        {strings.again}
      </Button>
    </Notice>
  );
}

type ListName = Exclude<SupportSection, 'dashboard' | 'package'>;

interface RowsProps<Row extends { id: string }> {
  name: ListName;
  items: readonly Row[];
  columns: RecordColumns<Row>;
  caption: string;
}

function Rows<Row extends { id: string }>({ name, items, columns, caption }: RowsProps<Row>) {
  if (items.length === 0) {
    return (
      <Card>
        <CardBody>{strings.empty[name]}</CardBody>
      </Card>
    );
  }
  return <RecordTable caption={caption} columns={columns} rows={items} keyOf={({ id }) => id} dense />;
}

interface ListProps<Row extends { id: string }, List extends PageOf<Row>> {
  name: ListName;
  of: InView;
  query: UseQueryResult<List>;
  columns: RecordColumns<Row>;
  note?: (list: List) => ReactNode;
}

function List<Row extends { id: string }, List extends PageOf<Row>>(props: ListProps<Row, List>) {
  const { name, of, query, columns, note } = props;
  return (
    <Part query={query} of={of}>
      {(list) => (
        <>
          <Rows name={name} items={list.items} columns={columns} caption={strings.title} />
          {note ? <Under as="p">{note(list)}</Under> : null}
          <Pages of={list} hrefFor={(page) => supportAddress(of.organisationId, name, page)} />
        </>
      )}
    </Part>
  );
}

const Requests = ({ of }: PartProps) => (
  <List
    {...{ name: 'requests', of, columns: requestColumns, query: useQuery(sectionQueries.requests(of)) }}
    note={({ drafts }) => strings.drafts(drafts)}
  />
);
const Opportunities = ({ of }: PartProps) => (
  <List
    {...{ name: 'opportunities', of, columns: opportunityColumns, query: useQuery(sectionQueries.opportunities(of)) }}
    note={() => strings.opportunityNote}
  />
);
const Offers = ({ of }: PartProps) => (
  <List
    {...{ name: 'offers', of, columns: offerColumns, query: useQuery(sectionQueries.offers(of)) }}
    note={() => strings.sealedNote}
  />
);
const Projects = ({ of }: PartProps) => (
  <List {...{ name: 'projects', of, columns: projectColumns, query: useQuery(sectionQueries.projects(of)) }} />
);
const Conversations = ({ of }: PartProps) => (
  <List
    {...{ name: 'conversations', of, columns: conversationColumns, query: useQuery(sectionQueries.conversations(of)) }}
  />
);

const Members = ({ of }: PartProps) => (
  <Part query={useQuery(sectionQueries.members(of))} of={of}>
    {({ members }) => <Rows name="members" items={members} columns={memberColumns} caption={strings.title} />}
  </Part>
);
const Notifications = ({ of }: PartProps) => (
  <Part query={useQuery(sectionQueries.notifications(of))} of={of}>
    {({ members }) => (
      <>
        <Rows name="notifications" items={members} columns={notificationColumns} caption={strings.title} />
        <Under as="p">{strings.mailNote}</Under>
      </>
    )}
  </Part>
);
const Limits = ({ of }: PartProps) => (
  <Part query={useQuery(sectionQueries.limits(of))} of={of}>
    {({ items }) => (
      <>
        <Rows
          name="limits"
          items={items.map((item) => ({ ...item, id: item.limit }))}
          columns={limitColumns}
          caption={strings.title}
        />
        <Under as="p">{strings.limitNote}</Under>
      </>
    )}
  </Part>
);
const Dashboard = ({ of, kind }: PartProps) => (
  <Part query={useQuery(sectionQueries.dashboard(of))} of={of}>
    {(view) => <DashboardPart view={view} kind={kind} id={of.organisationId} />}
  </Part>
);
const Package = ({ of }: PartProps) => (
  <Part query={useQuery(sectionQueries.package(of))} of={of}>
    {(view) => <PackagePart view={view} />}
  </Part>
);

const PARTS: Record<SupportSection, ComponentType<PartProps>> = {
  ...{ dashboard: Dashboard, requests: Requests, opportunities: Opportunities, offers: Offers, projects: Projects },
  ...{ conversations: Conversations, members: Members, notifications: Notifications, package: Package, limits: Limits },
};

/** One section of a support view. */
export function SupportSectionPart({ section, ...props }: PartProps & { section: SupportSection }) {
  const Shown = PARTS[section];
  return <Shown {...props} />;
}
