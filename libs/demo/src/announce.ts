import { cancelReason, type ScheduledRequest } from './scheduled-request.ts';
import { notify, type World } from './world.ts';

/** Notifies firms, the authority and the administrators that a request was sent and how it ended. */
export function announceRequest(world: World, request: ScheduledRequest): void {
  const { times, uat, id, number, title, domain, invited, stage, bids } = request;
  if (times.sent === null) return;
  const suited = invited.length > 0 ? invited : world.firms.filter((firm) => firm.domains.includes(domain));
  const message = `${number}: ${title} (${uat.name})`;
  for (const firm of suited)
    notify(world, firm, {
      at: times.sent,
      title: 'Solicitare nouă potrivită',
      message,
      href: `/firma/opportunities/${id}`,
    });
  notify(world, world.admin, {
    at: times.sent,
    title: 'Solicitare trimisă',
    message,
    href: `/admin/service-requests/${id}`,
  });
  if (stage === 'waiting' && times.deadline) {
    notify(world, uat, {
      at: times.deadline,
      title: 'Ofertele pot fi deschise',
      message: `Termenul a trecut pentru ${number}: ${title}.`,
      href: `/uat/service-requests/${id}`,
    });
  }
  if (stage === 'expired' && times.ended) {
    notify(world, uat, {
      at: times.ended,
      title: 'Solicitare fără rezultat',
      message: `${number}: ${title}. O puteți copia într-o ciornă nouă.`,
      href: `/uat/service-requests/${id}`,
    });
  }
  if (stage !== 'cancelled' || times.ended === null) return;
  for (const { firm } of bids) {
    notify(world, firm, {
      at: times.ended,
      title: 'Solicitare anulată',
      message: `${number}: ${title}. ${cancelReason(request)}`,
      href: `/firma/opportunities/${id}`,
    });
  }
}
