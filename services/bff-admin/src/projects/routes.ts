import { implement, type Reply } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendTable } from '@psp/bff-kit/tables/send-table';
import { callerOf, writeAs } from '@psp/bff-kit/write';
import { overseenProjectOperations } from '@psp/contracts/overseen-operations';
import { cancelProject } from '@psp/domain/overseeing/projects/cancel';
import { EXPORT_COLUMNS, exportAllProjects, listAllProjects } from '@psp/domain/overseeing/projects/list';
import { readOverseenProject } from '@psp/domain/overseeing/projects/queries';
import { strings } from '@psp/domain/overseeing/records/strings';
import { remindProject } from '@psp/domain/overseeing/reminders/send';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readOverseenProject(db, actor, id, now);
const on = actsOn(viewOf);

/** The projects of all authorities. */
export const projectRoutes = (app: PortalApp): void =>
  implement(app, 'admin', overseenProjectOperations, {
    list: ({ db }, query) => listAllProjects(db, query),
    export: async ({ request }, { format, ...filters }, reply: Reply) => {
      const rows = await writeAs(request, callerOf(request), (write) => exportAllProjects(write, filters));
      return sendTable(reply, { name: strings.projects, format, columns: EXPORT_COLUMNS, rows });
    },
    view: (read, { id }) => viewOf(read, id),
    cancel: on(cancelProject),
    remind: on(remindProject),
  });
