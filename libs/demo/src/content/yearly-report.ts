import type { YearlyTexts } from '@psp/contracts/yearly-reports';

const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

/** Texts of the association's report of a year. They say nothing that the figures beside them could contradict. */
export const yearlyTextsOf = (year: number): YearlyTexts => ({
  opening: paragraphs(
    `În ${year}, primăriile din rețea au cerut oferte, le-au comparat după aceleași criterii și au spus firmelor de ce au ales sau nu. Raportul de față arată cât s-a lucrat, cu cifre pe care le poate descărca oricine.`,
    'Mulțumim funcționarilor care au răspuns la întrebările altor primării și firmelor care au depus oferte știind că vor fi comparate deschis.',
  ),
  members: paragraphs(
    'Din rețea fac parte comune, orașe, municipii și asociații de dezvoltare intercomunitară. Cele mai multe au intrat după ce au văzut cum lucrează o primărie vecină.',
  ),
  purchases: paragraphs(
    'O solicitare ajunge la toate firmele din domeniul ei. Ofertele se deschid împreună, după termen, iar cine nu a fost ales află la ce criterii a pierdut puncte.',
    'Valorile sunt fără TVA. Un județ sau un domeniu în care au lucrat prea puține instituții este adunat cu altele, ca să nu se poată recunoaște nimeni.',
  ),
  projects: paragraphs(
    'Un proiect se încheie când primăria recepționează ce a cerut. După aceea fiecare parte scrie o recenzie, iar nota firmei se vede la următoarea ofertă.',
  ),
  closing: paragraphs(
    `În ${year + 1} urmărim trei lucruri: răspunsuri mai rapide la întrebările firmelor, mai multe solicitări de grup între comune vecine și proiecte încheiate pe care să le poată prelua și alții.`,
  ),
});
