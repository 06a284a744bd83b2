import { romanianDay } from '@psp/contracts/romania';
import {
  createLegalAct,
  publishLegalAct,
  verifyLegalAct,
  writeLegalAct,
} from '@psp/domain/knowledge/legislation/manage-legislation';
import { daysBefore, HOUR } from './clock.ts';
import { ACTS } from './content/legislation.ts';
import { type Act, rowTimeline, type Step } from './step.ts';
import type { World } from './world.ts';

/** Days before its first text at which an act is added. */
const ADDED_DAYS = 2;
/** Days after its last text at which an act is checked. */
const CHECKED_DAYS = 1;

/** Plans the acts with their texts. Summaries have no date; the association's own rules have those of their publication. */
export const legislationSteps = ({ now, admin }: World): Step[] =>
  ACTS.flatMap(({ editions, ...known }, place) => {
    const content = { ...known, sourceUrl: null };
    const dayOf = (daysAgo: number) => daysBefore(now, daysAgo - place / ACTS.length);
    const published = editions.flatMap(({ daysAgo, note, text }): Act<[{ id: string; version: number }]>[] => {
      const at = dayOf(daysAgo);
      const from = known.isSummary ? null : romanianDay(at);
      return [
        {
          ...{ by: admin, at: new Date(at.getTime() - HOUR) },
          command: (write, given) => writeLegalAct(write, { ...given, text }),
        },
        { by: admin, at, command: (write, given) => publishLegalAct(write, { ...given, from, note, basis: '' }) },
      ];
    });
    const checked = dayOf((editions.at(-1)?.daysAgo ?? 0) - CHECKED_DAYS);
    const added = dayOf((editions[0]?.daysAgo ?? 0) + ADDED_DAYS);
    return rowTimeline('legal_act', { by: admin, at: added, command: (write) => createLegalAct(write, content) }, [
      ...published,
      { by: admin, at: checked, command: verifyLegalAct },
    ]);
  });
