import type { ExchangeContent } from '@psp/contracts/exchange-bodies';
import type { CountyCode } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import { act, actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { moved } from '../../decided.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { record, recordSave } from '../../operating/audit/record.ts';
import { tellReporters } from '../../operating/flags/settle.ts';
import { releaseImages } from '../../operating/images/own-images.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { notifyMembers } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { ExchangeProject } from './exchange-project.entity.ts';
import { tellFollowers, tellWaiting, tellJoined } from './notify-readers.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { contentOf, expectOwnContent, keepFiles, keepVersion, ownExchange } from './own-project.ts';
import { settleFlags } from './settle-flags.ts';

const countyOf = async ({ db, actor }: Write<Actor>): Promise<CountyCode | null> => {
  const row = await oneRow(
    db,
    sql<{
      county: CountyCode | null;
    }>`select county_code as county from organisation where id = ${actor.organisationId}`,
  );
  return found(row).county;
};

/** Creates a draft, optionally of one of the authority's collaborations. Returns its id. Throws `exchange.contact`, `not_found`. */
export const createExchange = async (
  write: Write<Actor>,
  { content, origin }: { content: ExchangeContent; origin?: { projectId: string; partnerId: string } },
): Promise<string> => {
  const { em, actor, now } = write;
  await expectOwnContent(write, content);
  const project = ExchangeProject.draft(actor, content, await countyOf(write), now, origin);
  record(write, { entity: 'exchange-project', id: project.id }, { action: 'create', from: 'draft', to: 'draft' });
  em.persist(project);
  await flush(write);
  await keepFiles(write, project.id, content);
  return project.id;
};

/**
 * Saves a draft, or shows a new revision of a published project and tells its followers, and those that joined once it no
 * longer seeks partners. Throws `version.stale`, `exchange.incomplete`, `exchange.contact`, `rate.limited` after the day's edits of
 * published projects, and `exchange.published_meanwhile` for an automatic save of what is published by now.
 */
export const saveExchange = async (
  write: Write<Actor>,
  { id, version, content, isAutomatic }: Versioned & { content: ExchangeContent; isAutomatic?: boolean | undefined },
): Promise<void> => {
  const { actor, now } = write;
  const project = await lock(write, ExchangeProject, ownExchange.where(id, actor));
  expectVersion(project, version);
  if (isAutomatic && project.status === 'published') throw new DomainError('exchange.published_meanwhile');
  await expectOwnContent(write, content);
  const { imageIds: before, seeksPartners: sought } = project;
  const change = project.edit(actor, content, now);
  // Changes the version even if only files differ.
  project.updatedAt = now;
  await keepFiles(write, id, content);
  if (project.status === 'published') {
    await countAttempt(write, 'exchange-edit:organisation', actor.organisationId);
    keepVersion(write, project, content);
    record(write, { entity: 'exchange-project', id }, change, { details: { revision: project.revision } });
    await tellFollowers(write, project, (side) => NOTIFICATIONS.edited(side, project, actor.organisationName));
    if (sought && !project.seeksPartners && !project.groupRequestId)
      await tellJoined(write, project, NOTIFICATIONS.seekingEnded(project, actor.organisationName));
    await moved(write, id, 'reworked');
  } else await recordSave(write, { entity: 'exchange-project', id }, change);
  await flush(write);
  await releaseImages(
    write,
    actor,
    before.filter((image) => !project.imageIds.includes(image)),
  );
};

/** Publishes a draft or a withdrawn project. Throws `exchange.incomplete`, `rate.limited`. */
export const publishExchange = async (write: Write<Actor>, at: Versioned): Promise<void> => {
  const { actor, now } = write;
  const project = await act(write, ownExchange, at, (row) => row.publish(actor, now));
  await countAttempt(write, 'exchange-publish:organisation', actor.organisationId);
  keepVersion(write, project, await contentOf(write, project));
};

/**
 * Takes a published project out; the drafts made of it stay. All who wait for something of it are told, also
 * those who reported it: their reports end.
 */
export const withdrawExchange = async (
  write: Write<Actor>,
  { reason, ...at }: Versioned & { reason: string },
): Promise<void> => {
  const { actor, now } = write;
  const project = await act(write, ownExchange, at, (row) => row.takeOut('withdraw', actor, reason, now), { reason });
  await tellWaiting(write, project, {
    readers: (side) => NOTIFICATIONS.withdrawn(side, project, actor.organisationName),
    adopters: NOTIFICATIONS.withdrawnOrigin(project, actor.organisationName),
  });
  const flags = await settleFlags(write, sql`f.exchange_id = ${project.id}`, 'withdrawn');
  tellReporters(write, flags, ({ side }) => NOTIFICATIONS.withdrawnReported(side, project, actor.organisationName));
  await moved(write, project.id, 'withdrawn');
};

/** Discards a draft. The audit still shows that it existed. */
export const discardExchange = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { em, actor, now } = write;
  const row = await lock(write, ExchangeProject, ownExchange.where(id, actor));
  actOnLocked(write, { entity: 'exchange-project', row, version }, () => row.discard(actor, now));
  const images = row.imageIds;
  em.remove(row);
  await flush(write);
  await releaseImages(write, actor, images);
};

/**
 * Asks the firm of the collaboration whether it may be named, or stops naming it. Throws `exchange.no_partner`,
 * `exchange.partner_asked`, `exchange.partner_refused`, `rate.limited`.
 */
export const namePartner = async (
  write: Write<Actor>,
  { isNamed, ...at }: Versioned & { isNamed: boolean },
): Promise<void> => {
  const { actor, now } = write;
  const name = (row: ExchangeProject) => row.namePartner(actor, isNamed, now);
  const project = await act(write, ownExchange, at, name, { details: { isNamed } });
  if (!isNamed || !project.partnerId) return;
  await countAttempt(write, 'exchange-naming:organisation', actor.organisationId);
  const firm = found(
    await oneRow(
      write.db,
      sql<{ accounts: string[] }>`select array_agg(account_id::text) as accounts from membership
        where organisation_id = ${project.partnerId} and role <> 'viewer'`,
    ),
  );
  notifyMembers(write, project.partnerId, firm.accounts ?? [], NOTIFICATIONS.asked(project, actor.organisationName));
};
