export const strings = {
  lead: (leader: string) =>
    `${leader} conduce cererea, iar nevoia ei este în descriere. Oferta dvs. este una singură, pentru toate instituțiile.`,
  list: 'Instituțiile participante',
};
