export const strings = {
  title: 'Cine cere împreună',
  lead: (leader: string) =>
    `${leader} conduce cererea, iar nevoia ei este în descriere. Oferta dvs. este una singură, pentru toate instituțiile.`,
  list: 'Instituțiile participante',
  budget: (amount: string) => `Buget ${amount}`,
};
