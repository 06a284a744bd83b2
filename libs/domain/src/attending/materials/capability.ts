import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/materials';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { removeFiles } from '../../operating/files/remove.ts';
import { announceMaterials } from './announce.ts';
import { EventMaterial } from './material.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

const UNUSED_HOURS = 24;

/** Materials of events, for those registered or present. The tables are made with those of feedback. */
export const materials: Capability = {
  name: 'materials',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  entities: [EventMaterial],
  constraints: {
    event_material_file_id_key: 'event-material.gone',
    event_material_file_id_fkey: 'event-material.gone',
  },
  notifications: NOTIFICATIONS,
  time: { announceMaterials },
  tidy: [
    {
      name: 'unused materials',
      apply: (db, now) =>
        removeFiles(
          db,
          sql`id in (select f.id from stored_file f where f.purpose = 'material'
            and f.created_at < ${now}::timestamptz - make_interval(hours => ${UNUSED_HOURS})
            and not exists (select from event_material m where m.file_id = f.id) for update skip locked)`,
        ),
    },
  ],
  // The id is that of the event.
  live: sql`select c.event, 'event-material:' || e.id, null::uuid, side.kind from changed c join event e on e.id = c.id,
    lateral (values ('admin'), ('uat'), ('firma')) side (kind) where c.entity = 'event-material'
      and (side.kind = 'admin' or (e.status <> 'draft' and e.readers in ('everyone', side.kind)))`,
  personalData: {
    leftOut: { 'event_material.added_by': OFFICE_WORK },
    stays: ['event_material.added_by'],
  },
};
