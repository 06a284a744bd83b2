import { askForConfirmation, confirmWork } from '@psp/domain/presenting/work-confirmations/commands';
import { sql } from 'kysely';
import { daysBefore } from './clock.ts';
import { CIVIS } from './content/firm-source.ts';
import { rowOf, type Step, stepOf } from './step.ts';
import type { Party, World } from './world.ts';

/** Days ago at which firms asked their beneficiaries to confirm a work, and at which these confirmed. */
const [ASKED, CONFIRMED] = [30, 27];
/** One in this many firms asked for one of its works; the demo firm asked for all. */
const ASKED_EVERY = 4;

interface Work {
  id: string;
  beneficiary: string;
}

/** For each firm the confirmations of works in its portfolio by their beneficiaries. */
export const confirmationTimelines = ({ firms, uats, now }: World): Step[][] =>
  firms.map((firm, place) => {
    if (firm.name !== CIVIS && place % ASKED_EVERY !== 0) return [];
    const asked: { work: Work; uat: Party }[] = [];
    const ask = stepOf(firm, daysBefore(now, ASKED), async (write) => {
      const works = await write.db.run(
        sql<Work>`select id, beneficiary from portfolio_item where organisation_id = ${firm.id} order by sort, year desc, name`,
      );
      for (const work of firm.name === CIVIS ? works : works.slice(0, 1)) {
        const uat = uats.find(({ name }) => name === work.beneficiary);
        if (!uat) continue;
        await askForConfirmation(write, { id: work.id, authorityId: uat.id });
        asked.push({ work, uat });
      }
    });
    return [ask, { at: daysBefore(now, CONFIRMED), by: null, run: (whole) => confirmAll(whole, asked, now) }];
  });

async function confirmAll(whole: Parameters<Step['run']>[0], asked: { work: Work; uat: Party }[], now: Date) {
  for (const { work, uat } of asked) {
    const confirm = stepOf(uat, daysBefore(now, CONFIRMED), async (write) => {
      const { id: key } = await rowOf(write, 'work_confirmation', { work_id: work.id });
      const { version } = await rowOf(write, 'portfolio_item', { id: work.id });
      await confirmWork(write, { key, version });
    });
    await confirm.run(whole);
  }
}
