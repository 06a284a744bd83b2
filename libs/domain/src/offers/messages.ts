interface About {
  id: string;
  number: string;
  title: string;
}

export const MESSAGES = {
  received: (request: About) => ({
    title: 'Ofertă nouă',
    message: `Ați primit o ofertă la „${request.title}” (${request.number}). Rămâne sigilată până la deschidere.`,
    href: `/uat/service-requests/${request.id}?tab=offers`,
  }),
  withdrawn: (request: About) => ({
    title: 'Ofertă retrasă',
    message: `O firmă și-a retras oferta la „${request.title}” (${request.number}).`,
    href: `/uat/service-requests/${request.id}?tab=offers`,
  }),
  accepted: (request: About, uat: string, projectId: string) => ({
    title: 'Ofertă acceptată',
    message: `${uat} a acceptat oferta dvs. la „${request.title}” (${request.number}). Proiectul este deschis.`,
    href: `/firma/projects/${projectId}`,
  }),
  declined: (request: About, uat: string, reason: string) => ({
    title: 'Ofertă respinsă',
    message: `${uat} a respins oferta dvs. la „${request.title}” (${request.number}). Motiv: ${reason}`,
    href: `/firma/opportunities/${request.id}`,
  }),
  shortlisted: (request: About, uat: string) => ({
    title: 'Ofertă preselectată',
    message: `${uat} a preselectat oferta dvs. la „${request.title}” (${request.number}).`,
    href: `/firma/opportunities/${request.id}`,
  }),
  expired: (request: About) => ({
    title: 'Ofertă expirată',
    message: `Oferta dvs. la „${request.title}” (${request.number}) a expirat.`,
    href: `/firma/opportunities/${request.id}`,
  }),
};
