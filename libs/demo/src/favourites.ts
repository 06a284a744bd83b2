import { addFavourite } from '@psp/domain/presenting/partners/favourites';
import { daysBefore } from './clock.ts';
import { type Step, stepOf } from './step.ts';
import type { World } from './world.ts';

const KEPT = 3;
const KEPT_DAYS_AGO = 5;

/** The firms that the demonstration's commune keeps among its favourites, one after the other. */
export const favouriteLives = ({ uats, firms, now }: World): Step[][] =>
  uats
    .filter(({ isDemo, uatType }) => isDemo && uatType === 'commune')
    .map((commune) =>
      firms
        .slice(0, KEPT)
        .map(({ id }, place) =>
          stepOf(commune, daysBefore(now, KEPT_DAYS_AGO - place), (write) => addFavourite(write, { id })),
        ),
    );
