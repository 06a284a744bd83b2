import type { RequestView } from '@psp/contracts/service-requests';
import { Card, CardBody } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Columns, Row, Stack } from '@psp/design-system/page';
import { FilesCard } from '@psp/features/attachments/ui/files-card';
import { VersionsCard } from '@psp/features/service-requests/ui/versions-card';
import { LinkedText } from '@psp/features/written/ui/linked-text';
import { styled } from 'styled-components';
import { strings as consultations } from '../consultations/strings.ts';
import { describeContent, namesOf } from './describe.ts';
import { attachmentHref, versionsQuery } from './queries.ts';
import { ReachCard } from './reach-card.tsx';
import { StateSystemCard } from './state-system-card.tsx';
import { strings } from './strings.ts';
import { SuggestionsCard } from './suggestions-card.tsx';
import { ThresholdCard } from './threshold-card.tsx';

const Text = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const { facts } = strings;

/* Of a request for invited partners alone they stand beside who sees it. */
const invitedOf = ({ invited, content }: RequestView) =>
  content.visibility === 'all' && invited.length > 0
    ? [{ term: facts.invited, detail: invited.map(({ name }) => name).join(', ') }]
    : [];

const linkTo = ({ id, number }: { id: string; number: string }) => (
  <Link key={id} href={`/uat/service-requests/${id}`}>
    {number}
  </Link>
);

/* From a consultation to the requests that began with its text, and back. */
const originOf = ({ origin, started }: RequestView) => [
  ...(origin ? [{ term: consultations.origin, detail: linkTo(origin) }] : []),
  ...(started?.length ? [{ term: consultations.started, detail: <Row gap={12}>{started.map(linkTo)}</Row> }] : []),
];

/** All that the request says, and who has seen it. */
export function DetailTab({ view }: { view: RequestView }) {
  const written = describeContent(view.content, namesOf(view))
    .filter(({ field }) => field !== 'title' && field !== 'attachments')
    .map(({ term, text }) => ({
      term,
      detail: (
        <Text>
          <LinkedText text={text || facts.none} />
        </Text>
      ),
    }));
  const items = [
    { term: facts.number, detail: view.number },
    ...written,
    { term: facts.revision, detail: formatNumber(view.revision) },
    ...invitedOf(view),
    ...originOf(view),
    ...(view.project
      ? [{ term: facts.project, detail: <Link href={`/uat/projects/${view.project.id}`}>{view.project.title}</Link> }]
      : []),
  ];
  const said = (
    <Stack gap={16}>
      <Card>
        <CardBody>
          <DescriptionList items={items} />
        </CardBody>
      </Card>
      <VersionsCard query={versionsQuery(view)} revision={view.revision} />
      <FilesCard files={view.attachments} hrefOf={(fileId) => attachmentHref(view.id, fileId)} />
    </Stack>
  );
  return (
    <Stack gap={16}>
      {view.sentAt ? (
        <Columns>
          {said}
          <Stack gap={16}>
            <ReachCard view={view} />
            {view.actions.includes('invite') ? <SuggestionsCard view={view} /> : null}
          </Stack>
        </Columns>
      ) : (
        said
      )}
      <ThresholdCard view={view} />
      <StateSystemCard view={view} />
    </Stack>
  );
}
