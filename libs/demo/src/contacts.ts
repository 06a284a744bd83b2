import { editContact } from '@psp/domain/joining/organisations/own-profile';
import { DAY } from './clock.ts';
import { rowOf, type Step, stepOf } from './step.ts';
import type { World } from './world.ts';

/** Days after its admission at which an authority says how it is reached. */
const SAID_DAYS = 2;

/** For each authority how it is reached. */
export const contactLives = ({ uats }: World): Step[][] =>
  uats.map((uat) => {
    const { id, address, profile, decidedAt, joinedAt } = uat;
    const { email = '', phone = '' } = profile;
    return [
      stepOf(uat, new Date((decidedAt ?? joinedAt).getTime() + SAID_DAYS * DAY), async (write) => {
        const { version } = await rowOf(write, 'organisation', { id });
        await editContact(write, { version, address, email, phone });
      }),
    ];
  });
