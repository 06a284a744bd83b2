interface About {
  id: string;
  number: string;
  title: string;
}

export const MESSAGES = {
  asked: (request: About) => ({
    title: 'Întrebare nouă',
    message: `O firmă întreabă despre „${request.title}” (${request.number}).`,
    href: `/uat/service-requests/${request.id}?tab=questions`,
  }),
  answered: (request: About, uat: string) => ({
    title: 'Răspuns la o întrebare',
    message: `${uat} a răspuns la o întrebare despre „${request.title}” (${request.number}).`,
    href: `/firma/opportunities/${request.id}`,
  }),
};
