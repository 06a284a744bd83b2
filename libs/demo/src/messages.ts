import { reportConversation } from '@psp/domain/communicating/messages/report-conversation';
import { startConversation } from '@psp/domain/communicating/messages/start';
import { markConversationRead } from '@psp/domain/communicating/messages/steps';
import { writeMessage } from '@psp/domain/communicating/messages/write-message';
import type { Actor } from '@psp/domain/actor';
import type { Write } from '@psp/domain/write';
import { CONVERSATIONS } from './content/messages.ts';
import { daysBefore } from './clock.ts';
import { projectOf } from './project-of.ts';
import type { ScheduledRequest } from './scheduled-request.ts';
import { rowOf, type Step, stepOf } from './step.ts';
import type { Work } from './work.ts';
import type { Party, World } from './world.ts';

const MINUTE = 60_000;
/** A conversation starts one day after the offer was accepted, but at most nine days ago. */
const AFTER_DAYS = 1;
const AGO_DAYS = 9;

const REPORT = {
  reason: 'other',
  text: 'Vă rugăm să verificați dacă răspunsul firmei se referă la lucrarea noastră.',
} as const;

/* 9:40 or 10:40 in Romania; on weekends, the next Monday. */
const morningOf = (moment: Date): Date => {
  const morning = new Date(moment);
  morning.setUTCHours(7, 40, 0, 0);
  const weekday = morning.getUTCDay();
  return daysBefore(morning, weekday === 6 ? -2 : weekday === 0 ? -1 : 0);
};

/**
 * Messages between the two sides of a project of a demo authority. The sides write in turn within an hour of each other, and read all
 * earlier messages before they answer.
 */
export function messageSteps({ now }: World, request: ScheduledRequest, { firm, accepted }: Work): Step[] {
  const { uat, title, stage } = request;
  if (!uat.isDemo || stage === 'planning') return [];
  const { texts, note } = CONVERSATIONS[title.length % CONVERSATIONS.length] ?? { texts: [] };
  const begun = morningOf(
    new Date(Math.max(daysBefore(accepted, -AFTER_DAYS).getTime(), daysBefore(now, AGO_DAYS).getTime())),
  );
  const at = (index: number) => new Date(begun.getTime() + index * 47 * MINUTE);
  const own = async (write: Write<unknown>) =>
    rowOf(write, 'conversation', { project_id: (await projectOf(write, request)).id });
  const say = (party: Party, index: number, body: string, isNote = false) =>
    stepOf(party, at(index), async (write: Write<Actor>) => {
      const { id } = await own(write);
      await markConversationRead(write, { id, number: index });
      await writeMessage(write, { id, body, isNote });
    });
  // One report, for the association to decide on.
  const report = (index: number) =>
    stepOf(uat, at(index), async (write: Write<Actor>) => {
      const { id } = await own(write);
      await reportConversation(write, { id, messageId: null, ...REPORT, hasNeighbours: false });
    });
  const [first = '', ...replies] = texts;
  const steps = [
    stepOf(uat, at(0), async (write) => {
      const { id } = await projectOf(write, request);
      await startConversation(write, { project: id, subject: title, body: first });
    }),
    ...replies.map((body, index) => say(index % 2 === 0 ? firm : uat, index + 1, body)),
    ...(uat.uatType === 'commune' && stage === 'completed' ? [report(texts.length + 1)] : []),
    ...(note ? [say(uat, texts.length, note, true)] : []),
  ];
  return steps.filter((step) => step.at < now);
}
