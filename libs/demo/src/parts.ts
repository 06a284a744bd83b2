import type { Holidays } from '@psp/domain/communicating/tickets/working-time';
import type { FileStore } from '@psp/domain/operating/files/store';
import type { Write } from '@psp/domain/write';
import { articleLives } from './articles.ts';
import { badgeLives, companyLives } from './companies.ts';
import { communityLives } from './communities.ts';
import { showCollaborations } from './community-projects.ts';
import { companyListLives } from './company-lists.ts';
import { confirmationLives } from './confirmations.ts';
import { contactLives } from './contacts.ts';
import { favouriteLives } from './favourites.ts';
import { logoLives } from './logos.ts';
import { newsletterSteps } from './newsletter.ts';
import { solutionLives } from './solutions.ts';
import type { Step } from './step.ts';
import type { Picture } from './stored-pictures.ts';
import { ticketSteps } from './tickets.ts';
import type { World } from './world.ts';

/** What organisations of the demonstration show and do besides their requests. */
interface Shown {
  /** Independent of each other, as what changes one row is one life; each in the order of its moments. */
  lives: readonly (readonly Step[])[];
  pictures: readonly Picture[];
}

/** Plans what happens in all parts. */
export function planParts(world: World, holidays: Holidays, files: FileStore): Shown {
  const [communities, articles, logos] = [communityLives(world), articleLives(world), logoLives(world)];
  const ofFirms = [
    companyLives(world),
    companyListLives(world),
    logos.lives,
    badgeLives(world, files),
    confirmationLives(world),
  ];
  const firms = world.firms.map((_, place) => ofFirms.flatMap((lives) => lives[place] ?? []));
  return {
    lives: [
      ...[...solutionLives(world), ...favouriteLives(world), ...communities.lives, ...articles.lives],
      ...[...firms, ...contactLives(world)],
      ...[ticketSteps(world, holidays), newsletterSteps(world)],
    ],
    pictures: [...communities.pictures, ...articles.pictures, ...logos.pictures],
  };
}

/** What follows once everything has happened. */
export async function settleParts(whole: Write, world: World): Promise<void> {
  await showCollaborations(whole, world);
}
