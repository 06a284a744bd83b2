import type { Message } from '../../communicating/notifications/notify.ts';

interface About {
  id: string;
  number: string;
  title: string;
}

export const NOTIFICATIONS = {
  received: (request: About): Message => ({
    title: 'Ofertă nouă',
    message: `Ați primit o ofertă la „${request.title}” (${request.number}). Rămâne sigilată până la deschidere.`,
    href: `/uat/service-requests/${request.id}?tab=offers`,
    topic: 'offers',
  }),
  withdrawn: (request: About): Message => ({
    title: 'Ofertă retrasă',
    message: `O firmă și-a retras oferta la „${request.title}” (${request.number}).`,
    href: `/uat/service-requests/${request.id}?tab=offers`,
    topic: 'offers',
  }),
  accepted: (request: About, uat: string, projectId: string): Message => ({
    title: 'Ofertă acceptată',
    message: `${uat} a acceptat oferta dvs. la „${request.title}” (${request.number}). Proiectul este deschis.`,
    href: `/firma/projects/${projectId}`,
    topic: 'offers',
  }),
  declined: (request: About, uat: string, reason: string): Message => ({
    title: 'Ofertă respinsă',
    message: `${uat} a respins oferta dvs. la „${request.title}” (${request.number}). Motiv: ${reason}`,
    href: `/firma/opportunities/${request.id}`,
    topic: 'offers',
  }),
  shortlisted: (request: About, uat: string): Message => ({
    title: 'Ofertă preselectată',
    message: `${uat} a preselectat oferta dvs. la „${request.title}” (${request.number}).`,
    href: `/firma/opportunities/${request.id}`,
    topic: 'offers',
  }),
  expired: (request: About): Message => ({
    title: 'Ofertă expirată',
    message: `Oferta dvs. la „${request.title}” (${request.number}) a expirat.`,
    href: `/firma/opportunities/${request.id}`,
    topic: 'offers',
  }),
};
