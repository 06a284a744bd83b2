import type { Holidays } from '@psp/domain/communicating/tickets/working-time';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';
import { writeArticles } from './articles.ts';
import { writeCommunities } from './communities.ts';
import { showCollaborations } from './community-projects.ts';
import type { Picture } from './community-pictures.ts';
import { writeNewsletter } from './newsletter.ts';
import { writeProfiles } from './profiles.ts';
import { writeSolutions } from './solutions.ts';
import { writeTickets } from './tickets.ts';
import type { World } from './world.ts';

/** Something that organisations of the demonstration show or do, besides their requests. */
interface Part {
  /** Adds its rows to the world. Returns the pictures that they show, for `storePictures`. */
  write(world: World, holidays: Holidays): readonly Picture[];
  /** What the rows imply, once they are in the database. */
  settle?(write: Write<unknown>, world: World): Promise<unknown>;
}

const without =
  (write: (world: World) => void): Part['write'] =>
  (world) => {
    write(world);
    return [];
  };

/** In the order in which they are written. */
export const PARTS: readonly Part[] = [
  { write: without(writeSolutions) },
  { write: without(writeProfiles) },
  { write: without(writeNewsletter) },
  {
    write: (world, holidays) => {
      writeTickets(world, holidays);
      return [];
    },
    settle: ({ db }) => db.run(sql`select setval('ticket_number', count(*)) from ticket having count(*) > 0`),
  },
  { write: writeCommunities, settle: showCollaborations },
  { write: writeArticles },
];
