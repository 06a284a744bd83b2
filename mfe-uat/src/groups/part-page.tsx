import type { GroupPart } from '@psp/contracts/group-parts';
import type { GroupView } from '@psp/contracts/groups';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDateTime } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { FilesCard } from '@psp/features/attachments/ui/files-card';
import { Paragraphs } from '@psp/features/facts/ui/paragraphs';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { describePlace } from '../service-requests/describe.ts';
import { workText } from './group-reader-step.tsx';
import { OwnPart } from './own-part.tsx';
import { PartRows } from './part-rows.tsx';
import { groupQuery, groups } from './queries.ts';
import { strings } from './strings.ts';

const { page: words, list } = strings;

/** /uat/service-requests/groups/{id}: a request that another authority leads, with this authority's part. */
export function PartPage() {
  const { id = '' } = useParams();
  const query = useQuery(groupQuery(id));
  return <LoadedPage query={query}>{(group) => <GroupPage key={group.id} group={group} />}</LoadedPage>;
}

function GroupPage({ group }: { group: GroupView }) {
  const { own, content } = group;
  const title = group.title || list.untitled;
  const others = group.parts.filter(({ id }) => id !== own?.id);
  usePageTitle(`${group.number} ${title}`);
  return (
    <Page>
      <PageHeader
        title={title}
        breadcrumb={[
          { label: list.title, href: '/uat/service-requests/groups' },
          { label: group.number, isNumber: true },
        ]}
        badge={<StatusBadge status={REQUEST_STATUS[group.status]} />}
        actions={<PrintButton />}
      />
      <GroupNextStep group={group} />
      <Stack gap={16}>
        {content ? <RequestCard group={group} content={content} /> : null}
        {own ? <OwnPart key={own.id} id={group.id} own={own} /> : null}
        {others.length > 0 && content ? <Parts title={words.others} parts={others} /> : null}
      </Stack>
    </Page>
  );
}

function Parts({ title, parts }: { title: string; parts: readonly GroupPart[] }) {
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <PartRows label={title} parts={parts} />
      </CardBody>
    </Card>
  );
}

function RequestCard({ group, content }: { group: GroupView; content: NonNullable<GroupView['content']> }) {
  const { facts } = words;
  const work = workText(group);
  const items = [
    { term: facts.leader, detail: group.leader.name },
    { term: facts.category, detail: content.category ? DOMAINS[content.category] : '' },
    { term: facts.description, detail: <Paragraphs text={content.description} /> },
    { term: facts.deadline, detail: content.deadline ? formatDateTime(content.deadline) : facts.noDeadline },
    { term: facts.place, detail: describePlace(content) },
    ...(work ? [{ term: facts.work, detail: work }] : []),
  ].filter(({ detail }) => detail);
  return (
    <>
      <Card>
        <CardHeader title={words.said} />
        <CardBody>
          <DescriptionList items={items} />
        </CardBody>
      </Card>
      <FilesCard
        files={content.attachments ?? []}
        hrefOf={(fileId) => groups.href('GET /group-requests/:id/attachments/:fileId', { id: group.id, fileId })}
      />
    </>
  );
}

function describeNextStep({ own, status, leader: { name } }: GroupView): { title: string; text: string } {
  const { next } = words;
  const isDraft = status === 'draft';
  switch (own?.status) {
    case undefined:
      return { title: words.own, text: '' };
    case 'invited':
      return { title: next.invited(name), text: next.invitedText };
    case 'confirmed':
      return isDraft
        ? { title: next.confirmed, text: next.confirmedText(name) }
        : { title: next.sent, text: next.sentText(name) };
    case 'removed':
      return { title: next.removed(name), text: next.without };
    case 'missed':
      return { title: next.missed, text: next.without };
    default:
      return {
        title: own?.status === 'declined' ? next.declined : next.withdrawn,
        text: isDraft ? next.again : next.without,
      };
  }
}

function GroupNextStep({ group }: { group: GroupView }) {
  const { title, text } = describeNextStep(group);
  const label = group.isLeader ? words.seeOwn : words.seeAll;
  return (
    <NextStep
      title={title}
      isWaiting={group.own?.status !== 'invited'}
      actions={group.mayRead ? <ButtonLink href={`/uat/service-requests/${group.id}`}>{label}</ButtonLink> : null}
    >
      {text}
    </NextStep>
  );
}
