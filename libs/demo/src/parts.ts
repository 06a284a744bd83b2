import type { WorkingDays } from '@psp/domain/communicating/tickets/working-time';
import type { FileStore } from '@psp/domain/operating/files/store';
import { articleTimelines } from './articles.ts';
import { badgeTimelines, companyTimelines } from './companies.ts';
import { benefitSteps } from './benefits.ts';
import { communityTimelines } from './communities.ts';
import { companyListTimelines } from './company-lists.ts';
import { confirmationTimelines } from './confirmations.ts';
import { discountSteps } from './discount-codes.ts';
import { eventSteps } from './events.ts';
import { exchangeTimelines } from './exchange.ts';
import { forumSteps } from './forum.ts';
import { legislationSteps } from './legislation.ts';
import { librarySteps } from './library.ts';
import { magazineSteps } from './magazine.ts';
import { newsletterSteps } from './newsletter.ts';
import { packageSteps } from './packages.ts';
import { peopleSteps } from './people.ts';
import { solutionTimelines } from './solutions.ts';
import { rowOf, type Step, stepOf } from './step.ts';
import { type Picture, pictureOf, sendPicture } from './stored-pictures.ts';
import { trainingSteps } from './training.ts';
import { ticketSteps } from './tickets.ts';
import type { World } from './world.ts';
import { editContact } from '@psp/domain/joining/organisations/own-profile';
import { DAY, daysBefore } from './clock.ts';
import { addFavourite } from '@psp/domain/presenting/partners/favourites';
import { showLogo } from '@psp/domain/presenting/partners/show-logo';
import { logoOf } from './pictures/logo.ts';

/** Activities of organisations besides their requests. */
interface Parts {
  /** Independent of each other, because all steps that change a row are in one timeline; each is sorted by time. */
  timelines: readonly (readonly Step[])[];
  pictures: readonly Picture[];
}

/** Plans the profiles, community pages, articles, solutions, tickets and newsletters of the demonstration. */
export function planParts(world: World, days: WorkingDays, files: FileStore): Parts {
  const [communities, articles, logos] = [communityTimelines(world), articleTimelines(world), logoTimelines(world)];
  const ofFirms = [
    companyTimelines(world),
    companyListTimelines(world),
    logos.timelines,
    badgeTimelines(world, files),
    confirmationTimelines(world),
  ];
  const firms = world.firms.map((_, place) => ofFirms.flatMap((timelines) => timelines[place] ?? []));
  return {
    timelines: [
      ...[...solutionTimelines(world), ...favouriteTimelines(world), ...communities.timelines, ...articles.timelines],
      ...[...firms, ...contactTimelines(world)],
      ...[
        ticketSteps(world, days),
        newsletterSteps(world),
        forumSteps(world),
        peopleSteps(world),
        eventSteps(world),
        trainingSteps(world),
        legislationSteps(world),
        librarySteps(world, files),
      ],
      ...packageSteps(world),
      ...exchangeTimelines(world, files),
      ...[[...magazineSteps(world, files), ...benefitSteps(world, files)], discountSteps(world)],
    ],
    pictures: [...communities.pictures, ...articles.pictures, ...logos.pictures],
  };
}

/** Days after its approval at which an authority enters its contact data. */
const CONTACT_DAYS = 2;

/* Each authority enters its contact data. */
const contactTimelines = ({ uats }: World): Step[][] =>
  uats.map((uat) => {
    const { id, address, profile, decidedAt, joinedAt } = uat;
    const { email = '', phone = '' } = profile;
    return [
      stepOf(uat, new Date((decidedAt ?? joinedAt).getTime() + CONTACT_DAYS * DAY), async (write) => {
        const { version } = await rowOf(write, 'organisation', { id });
        await editContact(write, { version, address, email, phone });
      }),
    ];
  });

const FAVOURITES = 3;
const FAVOURITE_DAYS_AGO = 5;

/* The demo commune adds some firms to its favourites. */
const favouriteTimelines = ({ uats, firms, now }: World): Step[][] =>
  uats
    .filter(({ isDemo, uatType }) => isDemo && uatType === 'commune')
    .map((commune) =>
      firms
        .slice(0, FAVOURITES)
        .map(({ id }, place) =>
          stepOf(commune, daysBefore(now, FAVOURITE_DAYS_AGO - place), (write) => addFavourite(write, { id })),
        ),
    );

const LOGO_DAYS = 6;

/* Each firm uploads a logo, no two alike, some days after it joined. */
function logoTimelines({ firms }: World): { timelines: Step[][]; pictures: Picture[] } {
  const sent = firms.map((firm, place) => {
    const picture = pictureOf(logoOf(firm.name, place));
    const at = new Date(firm.joinedAt.getTime() + LOGO_DAYS * DAY);
    const shown = stepOf(firm, at, (write) => showLogo(write, { imageId: picture.id }));
    return { picture, timeline: [sendPicture(picture, firm, at), shown] };
  });
  return { timelines: sent.map(({ timeline }) => timeline), pictures: sent.map(({ picture }) => picture) };
}
