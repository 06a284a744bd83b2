import { PURCHASE_KIND_LABELS, type PurchaseKind } from '@psp/contracts/thresholds';
import { formatLei } from '@psp/design-system/format';
import { alikeRequests } from './start-strings.ts';

/** Texts of the list of similar requests. */
export const alikeStrings = {
  title: 'Solicitări asemănătoare',
  lead: (title: string, kind: PurchaseKind) =>
    `Se adună cu „${title}”: solicitările pentru ${PURCHASE_KIND_LABELS[kind].toLowerCase()} din ultimele 12 luni, din aceeași grupă CPV sau, fără cod, din același domeniu.`,
  limit: (amount: number, kind: PurchaseKind) =>
    `Pragul achiziției directe pentru ${PURCHASE_KIND_LABELS[kind].toLowerCase()}: ${formatLei(amount)} fără TVA (Legea 98/2016, art. 7 alin. (5)).`,
  sum: (count: number, total: number) =>
    total > 0
      ? `${alikeRequests(count)}, împreună ${formatLei(total)} fără TVA.`
      : `${alikeRequests(count)}, fără buget.`,
  columns: { request: 'Solicitare', at: 'Data', status: 'Stare', amount: 'Fără TVA', acts: 'Acțiuni' },
  noAmount: 'fără buget',
  none: 'Nicio solicitare asemănătoare în ultimele 12 luni.',
  apart: (reason: string) => `Nu se adună: ${reason}`,
  takeOut: 'Scoate',
  takeOutTitle: (title: string) => `Scoateți „${title}” dintre cele asemănătoare?`,
  takeOutText: 'Valoarea ei nu se mai adună la această solicitare. Motivul rămâne în listă și în istoric.',
  reasonHint: 'Îl citesc colegii și cine verifică achiziția. De exemplu: altă clădire, alt proiect.',
  takenOut: 'Solicitarea nu se mai adună',
  putBack: 'Pune la loc',
  putBackWhat: (title: string) => `Pune la loc, ${title}`,
  isBack: 'Solicitarea se adună din nou',
  failed: 'Lista nu a fost schimbată',
};
