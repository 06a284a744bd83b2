import { ERRORS } from '@psp/contracts/words/images';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { UnusedImages } from '../../migrations/0010-unused-images.ts';

const limits = {
  'picture:account': { times: 200, minutes: 60 },
};
type Own = typeof limits;
declare module '../limits/limit.ts' {
  interface Limits extends Own {}
}

export const images: Capability = {
  name: 'images',
  words: { ERRORS },
  limits,
  migrations: { '0010-unused-images': UnusedImages },
  personalData: {
    exports: {
      imagini: {
        about: 'lista imaginilor încărcate pentru paginile publice',
        column: 'image.created_by',
        rows: (id, isMine) => sql`select id, width, height, created_at from image
          where created_by = ${id} and (organisation_id is null or ${isMine('organisation_id')}) order by id`,
      },
    },
    stays: ['image.created_by'],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'image', id::text, 'create', created_at from image
        where created_by = ${id} and organisation_id is not null`,
    ],
  },
};
