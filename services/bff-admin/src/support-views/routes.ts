import { acting, implement, type Read } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { callerOf, writeAs } from '@psp/bff-kit/write';
import type { SupportSection } from '@psp/contracts/support-view-names';
import { supportViewOperations } from '@psp/contracts/support-views';
import { found } from '@psp/domain/load';
import { endSupportView, enterSection, openSupportView } from '@psp/domain/overseeing/support-views/commands';
import { readSupportDashboard } from '@psp/domain/overseeing/support-views/dashboard';
import { readSupportLimits } from '@psp/domain/overseeing/support-views/limits';
import { readSupportViews, readViewsAfterEnd } from '@psp/domain/overseeing/support-views/queries';
import type { Reader } from '@psp/domain/overseeing/support-views/reader';
import {
  listSupportOffers,
  listSupportOpportunities,
  listSupportProjects,
  listSupportRequests,
  readSupportMembers,
  readSupportNotifications,
  readSupportPackage,
} from '@psp/domain/overseeing/support-views/sections';
import { listSubjects } from '@psp/domain/communicating/messages/list';
import type { Db } from '@psp/domain/read-db';

/* Reads a section in the transaction that records its first reading. */
const section =
  <Input extends { id: string }, Answer>(
    name: SupportSection,
    read: (db: Db, reader: Reader, input: Input, now: Date) => Promise<Answer>,
  ) =>
  ({ request }: Read, input: Input): Promise<Answer> =>
    writeAs(request, callerOf(request), async (write) => {
      const reader = await enterSection(write, { id: input.id, section: name });
      return read(write.db, reader, input, write.now);
    });

type Paged = { id: string; page: number };
const list = <Answer>(name: SupportSection, read: (db: Db, reader: Reader, page: number) => Promise<Answer>) =>
  section(name, (db, reader, { page }: Paged) => read(db, reader, page));

/** What an organisation sees, for support: opened with a reason, told to its owners, read only. */
export const supportViewRoutes = (app: PortalApp): void =>
  implement(app, 'admin', supportViewOperations, {
    ofOrganisation: ({ db, actor }, { id }) => readSupportViews(db, actor, id),
    open: acting({
      command: openSupportView,
      answer: async ({ db, actor }, _, { id }: { id: string; reason: string }) =>
        found(await readSupportViews(db, actor, id)),
    }),
    end: acting({
      command: endSupportView,
      answer: async ({ db, actor }, organisationId, _: { id: string; version: number }) =>
        found(await readViewsAfterEnd(db, actor, organisationId)),
    }),
    dashboard: section('dashboard', readSupportDashboard),
    requests: list('requests', listSupportRequests),
    opportunities: list('opportunities', listSupportOpportunities),
    offers: list('offers', listSupportOffers),
    projects: list('projects', listSupportProjects),
    conversations: list('conversations', listSubjects),
    members: section('members', readSupportMembers),
    notifications: section('notifications', readSupportNotifications),
    package: section('package', (db, reader, _, now) => readSupportPackage(db, reader, now)),
    limits: section('limits', readSupportLimits),
  });
