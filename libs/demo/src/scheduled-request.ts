import type { RequestContent } from '@psp/contracts/service-requests';
import { between } from './clock.ts';
import { CLOSINGS } from './content/requests.ts';
import type { Plan } from './plan.ts';
import type { World } from './world.ts';

/** A planned request with its content. */
export interface ScheduledRequest extends Plan {
  /** Empty until its draft is created. */
  id: string;
  title: string;
  content: RequestContent;
  /** The content of revision 1; equals `content` when there is no other revision. */
  first: RequestContent;
  /** Time of revision 2; null when there is none. */
  editedAt: Date | null;
}

/** Adds the title and the content to a plan. */
export function scheduledRequestOf(world: World, plan: Plan): ScheduledRequest {
  const { random, now } = world;
  const { times } = plan;
  const title = fill(world, plan, plan.text.title);
  const editedAt =
    plan.isEdited && times.sent ? between(random, times.sent, times.ended ?? earlier(times.deadline, now)) : null;
  const content = contentOf(world, plan, title);
  const first = editedAt ? { ...content, description: content.description.replace(/ [^.]+\.$/, '') } : content;
  return { ...plan, id: '', title, content, first, editedAt };
}

/** Returns the earlier of two times; `second` when `first` is null. */
export const earlier = (first: Date | null, second: Date): Date => (first && first < second ? first : second);

/** Returns until when firms could ask and offer: the end of the request, its deadline, or now. */
export const closingOf = ({ now }: Pick<World, 'now'>, { times }: Plan): Date =>
  earlier(times.ended, earlier(times.deadline, now));

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
  const { uat, text, times, domain, invited, consultation } = plan;
  // Closing sentences are about prices and payments.
  const closings = consultation ? '' : random.some(CLOSINGS, random.int(1, 2)).join(' ');
  const scale = 0.85 + random.next() * 0.4;
  const round = (value: number) => Math.round((value * scale) / 500) * 500;
  const hasBudget = !consultation && random.chance(0.9);
  return {
    title,
    category: domain,
    description: `${fill(world, plan, text.body)} ${closings}`.trim(),
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
