import { type SettingView, VERSIONS_SHOWN } from '@psp/contracts/settings';
import { sql } from 'kysely';
import { type Actor, isAdmin } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { record } from '../audit/record.ts';

/** A setting that is kept whole. Each process reads it when it is used, so a change holds at once everywhere. */
export interface Setting<Value> {
  /** Name in the database. */
  name: string;
  /** Name in the audit. */
  label: string;
  /** What the portal begins with. */
  initial: Value;
  /** Reads the value in force, for a setting that the portal also changes by itself; by default the last version is in force. */
  current?: (db: Db, now: Date) => Promise<Value>;
  /** Completes a value with what it may not leave out, before it is put into tables and kept. */
  complete?: (db: Db, value: Value) => Promise<Value>;
  /** Puts a new value into tables that others read. Throws a `DomainError` for a value that cannot be. */
  apply?: (write: Write<Actor>, value: Value) => Promise<void>;
}

interface Kept<Value> {
  version: number;
  value: Value;
}

/** Reads the last version of a setting; null before the first change. */
export const lastOf = <Value>(db: Db, name: string): Promise<Kept<Value> | null> =>
  oneRow(
    db,
    sql<Kept<Value>>`select version, value from setting_version where setting = ${name} order by version desc limit 1`,
  );

/** Reads the value of a setting in force. */
export const readSetting = async <Value>(
  db: Db,
  { name, initial, current }: Setting<Value>,
  now: Date,
): Promise<Value> => (current ? current(db, now) : ((await lastOf<Value>(db, name))?.value ?? initial));

/** Reads a setting with its last versions. */
export const viewSetting = async <Value>(db: Db, setting: Setting<Value>, now: Date): Promise<SettingView<Value>> => {
  const versions = await db.run(sql<
    SettingView<Value>['versions'][number]
  >`select v.version, v.value, json_build_array(v.saved_at)->>0 as "savedAt",
      a.display_name as "savedBy"
    from setting_version v left join account a on a.id = v.saved_by
    where v.setting = ${setting.name} order by v.version desc limit ${sql.lit(VERSIONS_SHOWN)}`);
  // The value after its version: with a value older than its version, a save would undo the change between the two.
  const value = await readSetting(db, setting, now);
  return { version: versions[0]?.version ?? 0, value, versions };
};

const insertVersion = async <Value>(
  { db, actor, now }: Write<Actor>,
  name: string,
  kept: Kept<Value>,
): Promise<void> => {
  // What the portal began with has no author.
  const by = kept.version === 0 ? null : actor.accountId;
  await db.run(sql`insert into setting_version (setting, version, value, saved_at, saved_by)
    values (${name}, ${kept.version}, ${JSON.stringify(kept.value)}::jsonb, ${now}, ${by})`);
};

/**
 * Adds a version of a setting that is locked; before the first also what was in force until then, so that it can be brought back.
 * Throws `auth.forbidden`, `version.stale`, and as the setting's `apply`.
 */
export const addVersion = async <Value>(
  write: Write<Actor>,
  setting: Setting<Value>,
  { version, value }: Kept<Value>,
): Promise<void> => {
  if (!isAdmin(write.actor)) throw new DomainError('auth.forbidden');
  const last = await lastOf<Value>(write.db, setting.name);
  if ((last?.version ?? 0) !== version) throw new DomainError('version.stale');
  if (!last) {
    const before = await readSetting(write.db, setting, write.now);
    await insertVersion(write, setting.name, { version: 0, value: before });
  }
  const whole = (await setting.complete?.(write.db, value)) ?? value;
  await setting.apply?.(write, whole);
  await insertVersion(write, setting.name, { version: version + 1, value: whole });
};

/** Locks a setting until the transaction ends: two who save it wait for each other. */
export const lockSetting = async ({ db }: Write<Actor>, name: string): Promise<void> => {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${name}`}, 0))`);
};

/** Keeps a setting as it is until the transaction ends, for a write that depends on it. */
export const holdSetting = async ({ db }: Pick<Write<unknown>, 'db'>, name: string): Promise<void> => {
  await db.run(sql`select pg_advisory_xact_lock_shared(hashtextextended(${`setting ${name}`}, 0))`);
};

/**
 * Locks a setting before other acts than `saveSetting` change what it holds, and keeps what is in force as its first version, if it has
 * none. Returns the number of the version in force.
 */
export const beginChange = async <Value>(write: Write<Actor>, setting: Setting<Value>): Promise<number> => {
  await lockSetting(write, setting.name);
  const last = await lastOf<Value>(write.db, setting.name);
  if (last) return last.version;
  await insertVersion(write, setting.name, { version: 0, value: await readSetting(write.db, setting, write.now) });
  return 0;
};

/** Saves a setting as a new version. Throws `version.stale` when it is no longer the one that the user read, and as its `apply`. */
export const saveSetting =
  <Value>(setting: Setting<Value>) =>
  async (write: Write<Actor>, input: Kept<Value>): Promise<void> => {
    await lockSetting(write, setting.name);
    await addVersion(write, setting, input);
    const details = { setting: setting.label, version: input.version + 1 };
    record(write, { entity: 'setting', id: null }, { action: 'save' }, { details });
  };

/** Brings back the value of an earlier version, as a new one. Throws `not_found`, `version.stale`, and as the setting's `apply`. */
export const restoreSetting =
  <Value>(setting: Setting<Value>) =>
  async (write: Write<Actor>, { version, of }: { version: number; of: number }): Promise<void> => {
    await lockSetting(write, setting.name);
    const { value } = found(
      await oneRow(
        write.db,
        sql<
          Kept<Value>
        >`select version, value from setting_version where setting = ${setting.name} and version = ${of}`,
      ),
    );
    await addVersion(write, setting, { version, value });
    const details = { setting: setting.label, version: version + 1, of };
    record(write, { entity: 'setting', id: null }, { action: 'restore' }, { details });
  };
