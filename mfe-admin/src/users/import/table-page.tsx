import { IMPORT_OUTCOMES, ORGANISATION_IMPORT_STATUS } from '@psp/contracts/organisation-import-names';
import type { OrganisationImportView } from '@psp/contracts/organisation-imports';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useAct } from '@psp/remote/act/use-act';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { CHANGED } from '../../common/changed.ts';
import { bulkAddress } from '../bulk-queries.ts';
import { sectionAddress } from '../filters.ts';
import { NAME } from '../name.ts';
import { api, importList, importQuery, rowList } from './queries.ts';
import { Rows } from './rows.tsx';
import { importStrings as strings } from './strings.ts';

interface ImportProps {
  one: OrganisationImportView;
}

/** /admin/users/import/:id: what becomes of each row of a table, and the start of the invitations. */
export function ImportTablePage() {
  const query = useQuery(importQuery(useParams()['id'] ?? ''));
  return <LoadedPage query={query}>{(one) => <ImportTable one={one} />}</LoadedPage>;
}

function ImportTable({ one }: ImportProps) {
  const { name, status } = one;
  usePageTitle(name);
  const users = { label: NAME, href: sectionAddress('organizatii') };
  return (
    <Page width="wide">
      <PageHeader
        title={name}
        lead={strings.uploaded(one)}
        badge={<StatusBadge status={ORGANISATION_IMPORT_STATUS[status]} />}
        breadcrumb={[users, { label: strings.title, href: importList.address({}) }, { label: name }]}
        actions={
          status === 'ready' ? null : (
            <ButtonLink variant="secondary" href={importList.address({})}>
              {strings.another}
            </ButtonLink>
          )
        }
      />
      <NextStep one={one} />
      <Figures one={one} />
      <Rows one={one} />
    </Page>
  );
}

/* What the reader may do now, in words. */
function NextStep({ one }: ImportProps) {
  const { id, status, ready, rows, bulkActId } = one;
  const refused = (
    <ButtonLink
      variant="secondary"
      href={api.href('GET /organisation-imports/:id/refused', { id })}
      icon={<Download aria-hidden />}
      download
    >
      {strings.refused}
    </ButtonLink>
  );
  if (status === 'dropped') return <Notice tone="info">{strings.dropped}</Notice>;
  if (status === 'started')
    return (
      <Notice tone="success" title={strings.started}>
        <Stack gap={12}>
          <p>{strings.startedText}</p>
          <Row>
            {bulkActId ? <ButtonLink href={bulkAddress(bulkActId)}>{strings.seeAct}</ButtonLink> : null}
            {refused}
          </Row>
        </Stack>
      </Notice>
    );
  return (
    <Notice tone={ready > 0 ? 'info' : 'warning'} title={ready > 0 ? strings.willInvite(ready) : strings.nothing}>
      <Stack gap={12}>
        <p>{ready > 0 ? strings.inviteText : strings.nothingText}</p>
        <Row>
          <StartButton one={one} />
          {ready < rows ? refused : null}
          <DropButton one={one} />
        </Row>
      </Stack>
    </Notice>
  );
}

function StartButton({ one: { id, version, ready, name, actions } }: ImportProps) {
  const navigate = useNavigate();
  const act = useAct({
    send: () => api.call('POST /organisation-imports/:id/start', { id, body: { version } }),
    view: importQuery(id),
    refreshes: CHANGED,
    failed: strings.notStarted,
    about: name,
    onDone: ({ bulkActId }: OrganisationImportView) => {
      if (bulkActId) void navigate(bulkAddress(bulkActId));
    },
  });
  return (
    <AskButton
      act={act}
      label={strings.invite}
      title={strings.inviteTitle(ready)}
      isOffered={ready > 0 && actions.includes('start')}
    >
      <p>{strings.inviteText}</p>
    </AskButton>
  );
}

function DropButton({ one: { id, version, name, actions } }: ImportProps) {
  const act = useAct({
    send: () => api.call('POST /organisation-imports/:id/drop', { id, body: { version } }),
    view: importQuery(id),
    refreshes: CHANGED,
    done: strings.droppedDone,
    about: name,
  });
  return (
    <AskButton
      act={act}
      label={strings.drop}
      title={strings.dropTitle}
      isOffered={actions.includes('drop')}
      variant="quiet"
    >
      <p>{strings.dropText}</p>
    </AskButton>
  );
}

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  padding: 0;
  list-style: none;
`;

/* Each figure leads to the rows that it counts. */
function Figures({ one: { id, rows, counts, status, accepted } }: ImportProps) {
  const { address } = rowList(id);
  if (rows === 0) return null;
  return (
    <Counts>
      {IMPORT_OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) => (
        <li key={outcome}>
          <Link href={address({ outcome })}>{strings.figure(outcome, counts[outcome])}</Link>
        </li>
      ))}
      {status === 'started' ? <li>{strings.accepted(accepted)}</li> : null}
    </Counts>
  );
}
