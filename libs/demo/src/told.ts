import type { RequestContent } from '@psp/contracts/service-requests';
import { between } from './clock.ts';
import { CANCEL_REASONS } from './content/answers.ts';
import { CLOSINGS } from './content/requests.ts';
import type { Plan } from './plan.ts';
import type { World } from './world.ts';

/** A plan with what the other rows of its request refer to. */
export interface Told extends Plan {
  id: string;
  number: string;
  title: string;
  content: RequestContent;
  /** When the second revision was made; null without one. */
  editedAt: Date | null;
}

/** Puts a plan into words and gives it its id. */
export function toldOf(world: World, plan: Plan, number: string): Told {
  const { random, now } = world;
  const { times } = plan;
  const title = fill(world, plan, plan.text.title);
  const editedAt =
    plan.isEdited && times.sent ? between(random, times.sent, times.ended ?? earlier(times.deadline, now)) : null;
  return {
    ...plan,
    id: random.idAt(times.created),
    number,
    title,
    content: contentOf(world, plan, title),
    editedAt,
  };
}

/** The earlier of two moments; the second when the first is missing. */
export const earlier = (first: Date | null, second: Date): Date => (first && first < second ? first : second);

/** Why it was cancelled; chosen by the title, so that the row, its audit line and its notifications agree. */
export const cancelReason = ({ title }: Told): string =>
  CANCEL_REASONS[title.length % CANCEL_REASONS.length] ?? CANCEL_REASONS[0];

const PLACES: Record<string, string> = { county_council: 'județul ', adi: 'zona metropolitană ' };

function fill({ random, now }: World, { uat }: Plan, text: string): string {
  const place = uat.uatType === 'county_council' ? uat.name.replace('Consiliul Județean ', '') : uat.locality;
  return text
    .replaceAll('{loc}', `${PLACES[uat.uatType ?? ''] ?? ''}${place}`)
    .replaceAll('{n}', () => String(random.int(3, 9)))
    .replaceAll('{from}', String(now.getUTCFullYear() + 1))
    .replaceAll('{to}', String(now.getUTCFullYear() + 8));
}

function contentOf(world: World, plan: Plan, title: string): RequestContent {
  const { random } = world;
  const { uat, text, times, domain, invited } = plan;
  const closings = random.some(CLOSINGS, random.int(1, 2)).join(' ');
  const scale = 0.85 + random.next() * 0.4;
  const round = (value: number) => Math.round((value * scale) / 500) * 500;
  const hasBudget = random.chance(0.9);
  return {
    title,
    category: domain,
    description: `${fill(world, plan, text.body)} ${closings}`,
    deadline: times.deadline?.toISOString() ?? null,
    budgetMin: hasBudget ? round(text.budget[0]) : null,
    budgetMax: hasBudget ? round(text.budget[1]) : null,
    countyCode: uat.county,
    locality: uat.locality,
    urgency: random.pick(['high', 'medium', 'medium', 'medium', 'low']),
    visibility: invited.length > 0 ? 'invited' : 'all',
    invited: invited.map((firm) => firm.id),
  };
}
