import { saveListing } from '@psp/domain/joining/people/commands';
import { daysBefore } from './clock.ts';
import { LISTINGS, type ListingSource } from './content/listings.ts';
import { type Step, stepOf } from './step.ts';
import type { Party, World } from './world.ts';

/** Domains that a person of the demonstration names. */
const DOMAINS_NAMED = 2;

const partyOf = ({ uats, firms }: World, of: ListingSource['of']): Party => {
  const firmOf = (firm: number | string) =>
    typeof firm === 'string' ? firms.find(({ name }) => name === firm) : firms[firm];
  const party = 'uat' in of ? uats[of.uat] : firmOf(of.firm);
  if (!party) throw new RangeError(`nobody is ${JSON.stringify(of)}`);
  return party;
};

/** Plans the listings in the directory of people. */
export const peopleSteps = (world: World): Step[] =>
  LISTINGS.map(({ of, daysAgo, competences, about, phone, shows }) => {
    const party = partyOf(world, of);
    const listing = {
      ...{ version: 0, isListed: true, position: party.position, about, phone },
      ...{ domains: party.domains.slice(0, DOMAINS_NAMED), competences: [...competences], shows: [...shows] },
    };
    return stepOf(party, daysBefore(world.now, daysAgo), (write) => saveListing(write, listing));
  });
