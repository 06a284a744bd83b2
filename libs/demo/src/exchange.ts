import type { ExchangeContent } from '@psp/contracts/exchange-bodies';
import { romanianDay } from '@psp/contracts/romania';
import { adoptExchange, copyExchangeFiles } from '@psp/domain/collaborating/exchange/adopt';
import { joinExchange } from '@psp/domain/collaborating/exchange/joined';
import { answerExchange, askExchange } from '@psp/domain/collaborating/exchange/questions';
import { flagExchange, followExchange, thankExchange } from '@psp/domain/collaborating/exchange/reader-acts';
import { createExchange, publishExchange } from '@psp/domain/collaborating/exchange/write-project';
import type { Actor } from '@psp/domain/actor';
import type { FileStore } from '@psp/domain/operating/files/store';
import type { Write } from '@psp/domain/write';
import { attachSpecification } from './attachments.ts';
import { daysBefore, HOUR } from './clock.ts';
import { EXCHANGE, type ExchangeSource } from './content/exchange.ts';
import { rowOf, type Step, stepOf } from './step.ts';
import type { Party, World } from './world.ts';

/** Plans the projects of the exchange, with what other authorities do with them. */
export const exchangeTimelines = (world: World, files: FileStore): Step[][] =>
  EXCHANGE.map((source) => projectTimeline(world, files, source));

const partyOf = ({ uats }: World, number: number): Party => {
  const party = uats[number];
  if (!party) throw new RangeError(`no authority has the number ${number}`);
  return party;
};

function contentOf({ now }: World, source: ExchangeSource, contactId: string, fileIds: string[]): ExchangeContent {
  const { title, stage, domain, what, why, population, sources, progress = null, role } = source;
  const [began = null, ended = null] = source.days ?? [];
  const dayOf = (days: number | null) => (days === null ? null : romanianDay(daysBefore(now, days)));
  let day = began ?? 0;
  const steps = source.steps.map(([name, text, lasts]) => {
    const from = day;
    day -= lasts;
    return { title: name, text, from: dayOf(from), to: dayOf(day) };
  });
  const [money = null] = sources;
  return {
    ...{ title, stage, domain, what, why, population, sources, progress, steps, contactId, contactRole: role },
    ...{ cost: null, showsCosts: true, startedOn: dayOf(began), endedOn: dayOf(ended), pictures: [] },
    costs: source.costs.map(([label, planned, paid]) => ({ label, source: money, planned, paid })),
    lessons: source.lessons.map(([kind, text]) => ({ kind, text })),
    seeksPartners: stage === 'wanted',
    files: fileIds.map((fileId) => ({ fileId, isCopied: source.copies === true })),
  };
}

function projectTimeline(world: World, files: FileStore, source: ExchangeSource): Step[] {
  const author = partyOf(world, source.uat);
  const published = daysBefore(world.now, source.published);
  const after = (share: number) => daysBefore(world.now, source.published * (1 - share));
  let id = '';
  const write = stepOf(author, new Date(published.getTime() - HOUR), async (by) => {
    const fileIds = source.copies === undefined ? [] : [await attachSpecification(by, files, author.name, source)];
    id = await createExchange(by, { content: contentOf(world, source, author.accountId, fileIds) });
  });
  const publish = stepOf(author, published, async (by) => {
    await publishExchange(by, await rowOf(by, 'exchange_project', { id }));
  });
  const by = (number: number, share: number, command: (write: Write<Actor>) => Promise<unknown>) =>
    stepOf(partyOf(world, number), after(share), command);
  return [
    write,
    publish,
    ...(source.thanks ?? []).flatMap((uat, at) => [
      by(uat, 0.1 + at / 100, (one) => followExchange(one, { id, on: true })),
      by(uat, 0.15 + at / 100, (one) => thankExchange(one, { id, on: true })),
    ]),
    ...(source.questions ?? []).flatMap((question, at) =>
      questionSteps(world, source, question, () => id, 0.3 + at / 100),
    ),
    ...(source.joined ?? []).map(([uat, note], at) =>
      by(uat, 0.5 + at / 100, (one) => joinExchange(one, { id, note })),
    ),
    ...reportSteps(world, source, () => id),
    ...(source.adopters ?? []).map((uat, at) =>
      by(uat, 0.9 + at / 100, async (one) => {
        const copies = await copyExchangeFiles(one, files, one.actor, { id, again: false });
        await adoptExchange(one, { id, again: false, files: copies });
      }),
    ),
  ];
}

const reportSteps = (world: World, { reported }: ExchangeSource, id: () => string): Step[] =>
  reported
    ? [
        stepOf(partyOf(world, reported.uat), daysBefore(world.now, reported.days), (write) =>
          flagExchange(write, { id: id(), reason: reported.reason }),
        ),
      ]
    : [];

type Question = NonNullable<ExchangeSource['questions']>[number];

function questionSteps(
  world: World,
  source: ExchangeSource,
  { uat, text, answer }: Question,
  id: () => string,
  share: number,
): Step[] {
  const at = (part: number) => daysBefore(world.now, source.published * (1 - part));
  const asked = stepOf(partyOf(world, uat), at(share), (write) => askExchange(write, { id: id(), text }));
  if (!answer) return [asked];
  const answered = stepOf(partyOf(world, source.uat), at(share + 0.05), async (write) => {
    await answerExchange(write, {
      ...(await rowOf(write, 'exchange_question', { exchange_id: id(), text })),
      text: answer,
    });
  });
  return [asked, answered];
}
