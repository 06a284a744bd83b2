import type { OverseenProjectView } from '@psp/contracts/overseen';
import { projectState } from '@psp/contracts/project-statuses';
import { StatusBadge } from '@psp/design-system/badge';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { useAct } from '@psp/remote/act/use-act';
import { LoadedPage } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { amountOf, DueDay, PartyLink } from '../records/cells.tsx';
import { CancelButton } from '../records/cancel-button.tsx';
import { RecordPage } from '../records/record-page.tsx';
import { RemindButton } from '../records/remind-button.tsx';
import { strings as records } from '../records/strings.ts';
import { NAME } from './name.ts';
import { projectQuery, projects } from './queries.ts';
import { strings } from './strings.ts';

/** /admin/projects/:id: one project with its parties and all recorded acts. */
export function ProjectPage() {
  const { id = '' } = useParams();
  const query = useQuery(projectQuery(id));
  return (
    <LoadedPage query={query} rows={10}>
      {(project) => <Project project={project} />}
    </LoadedPage>
  );
}

interface Shown {
  project: OverseenProjectView;
}

function Project({ project }: Shown) {
  const { title, number, uat, firma, status, isStopped, entries } = project;
  return (
    <RecordPage
      {...{ title, number }}
      list={{ label: NAME, href: '/admin/projects' }}
      badge={<StatusBadge status={projectState(status, isStopped)} />}
      meta={[uat.name, firma.name]}
      actions={<Acts project={project} />}
      trail={{ title: strings.auditTitle, entries }}
    >
      <Facts project={project} />
    </RecordPage>
  );
}

function Facts({ project }: Shown) {
  const { uat, firma, request, acts, completedAt } = project;
  return (
    <FactsCard
      title={strings.facts}
      columns={2}
      items={[
        { term: strings.authority, detail: <PartyLink party={uat} /> },
        { term: strings.firm, detail: <PartyLink party={firma} /> },
        {
          term: strings.request,
          detail: <Link href={`/admin/service-requests/${request.id}`}>{request.number}</Link>,
        },
        { term: strings.offer, detail: <Link href={`/admin/offers/${project.offerId}`}>{strings.seeOffer}</Link> },
        { term: strings.price, detail: amountOf(project.price) },
        { term: strings.progress, detail: strings.percent(project.progress) },
        { term: strings.due, detail: <DueDay day={project.dueOn} isOverdue={project.isOverdue} /> },
        { term: strings.acts, detail: acts && (acts === 'uat' ? uat : firma).name },
        { term: strings.openedOn, detail: formatDateTime(project.createdAt) },
        { term: strings.completedOn, detail: completedAt && formatDateTime(completedAt) },
        { term: strings.stopReason, detail: project.stopReason },
      ]}
    />
  );
}

function Acts({ project: { id, title, version, actions, acts } }: Shown) {
  const result = {
    view: projectQuery(id),
    refreshes: [
      ['admin', 'projects'],
      ['admin', 'service-requests'],
      ['admin', 'dashboard'],
    ],
    about: title,
  };
  const remind = useAct({
    ...result,
    send: (text: string) => projects.call('POST /projects/:id/remind', { id, body: { version, text } }),
    done: records.reminded,
  });
  const cancel = useAct({
    ...result,
    send: (reason: string) => projects.call('POST /projects/:id/cancel', { id, body: { version, reason } }),
    done: strings.cancelled,
  });
  const side = acts ?? 'firma';
  return (
    <>
      <RemindButton
        act={remind}
        label={strings.remind[side]}
        title={strings.remindTitle(title)}
        about={strings.remindAbout[side]}
        isOffered={actions.includes('remind')}
      />
      <CancelButton
        act={cancel}
        label={strings.cancel}
        title={strings.cancelTitle(title)}
        isOffered={actions.includes('cancel')}
      >
        <p>{strings.cancelText}</p>
      </CancelButton>
    </>
  );
}
