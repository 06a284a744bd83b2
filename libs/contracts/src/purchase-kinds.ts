import { fold } from './fold.ts';

/* Without zod, for the form that shows the kind while the person types. */

import type { PurchaseKind } from './thresholds.ts';

/** Kind of a CPV code by its division: 45 is works, 50 to 98 are services, the rest are products. */
export function kindOfCpv(code: string): PurchaseKind {
  const division = Number(code.slice(0, 2));
  if (division === 45) return 'works';
  return division >= 50 ? 'services' : 'products';
}

/* Documents about works are services: their design, study or supervision. */
const ABOUT =
  /\b(proiectar|proiect tehnic|studi|consultant|audit|expertiz|dirigent|documentati|servici|ridicar|cadastr|instruir)/;
const BUILD =
  /\b(repara|modernizar|reabilit|constru|amenaj|consolid|extinder|refacer|renov|executi|lucrar|montar|asfalt|zugrav|izola)/;
const BUILT =
  /\b(acoperis|invelit|cladir|drum|strad|straz|trotuar|pod(uri|ul|et|ete)?\b|fatad|scol|scoal|gradinit|camin|parc|canaliz|conduct|gard|piat|cimitir|sali|sala\b|sediu|dispensar|bloc|asfalt|put(uri|ul)?\b)/;
const SUPPLY =
  /^(achiziti\w*|cumpar\w*|furniz\w*|livr\w*)( de| a| unui| unei)? ?(echipament|mobilier|calculat|laptop|toner|harti|auto|utilaj|imprimant|materiale|combustibil|lemn|server)/;

/** Guesses the kind from a title ("Reparații acoperiș": works); null if it is not clear. */
export function kindOfTitle(title: string): PurchaseKind | null {
  const text = fold(title.trim());
  if (SUPPLY.test(text)) return 'products';
  if (ABOUT.test(text)) return null;
  return BUILD.test(text) && BUILT.test(text) ? 'works' : null;
}

/** Fields of a request that determine its kind of purchase. */
export interface Purchase {
  title: string;
  purchaseKind?: PurchaseKind | null | undefined;
  cpv?: string | null | undefined;
}

/** Kind of purchase as chosen, else by CPV code, else by title; null if only the domain determines it. */
export const saidKind = ({ title, purchaseKind, cpv }: Purchase): PurchaseKind | null =>
  purchaseKind ?? (cpv ? kindOfCpv(cpv) : kindOfTitle(title));
