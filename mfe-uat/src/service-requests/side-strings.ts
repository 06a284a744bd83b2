import type { PurchaseKind } from '@psp/contracts/thresholds';
import { formatLei, formatNumber, plural } from '@psp/design-system/format';
import { alikeRequests, OVER_LIMIT } from './start-strings.ts';

const by = (one: string, more: string) => (count: number) => (count === 1 ? one : more);
const counted = (one: string, few: string) => (count: number) => plural(count, { one, few, other: few });
const firms = counted('firmă', 'firme');

const KINDS: Record<PurchaseKind, string> = { products: 'produse', services: 'servicii', works: 'lucrări' };

/** Texts of the reach card, the threshold card and the card of templates. */
export const sideStrings = {
  reach: {
    title: 'Cine a aflat',
    told: by('firmă anunțată la trimitere', 'firme anunțate la trimitere'),
    read: by('firmă a citit-o', 'au citit-o'),
    offered: by('a depus ofertă', 'au depus oferte'),
    answered: by('a răspuns', 'au răspuns'),
    invitedOnly: 'Solicitarea este văzută numai de firmele invitate de dvs.',
    open: 'Solicitarea este văzută de toți partenerii portalului.',
    invited: (count: number) => `Ați invitat ${firms(count)}.`,
  },
  templates: {
    title: 'Modele potrivite',
    filled: 'Se completează cu datele instituției și ale acestei solicitări.',
    unsaved: 'Se completează cu datele instituției. După salvare, și cu ale solicitării.',
  },
  threshold: {
    title: 'Pragul de achiziție directă',
    law: 'Legea 98/2016 art. 7 alin. (5)',
    left: (amount: number) => `Mai rămân ${formatLei(amount)}`,
    upTo: (amount: number, kind: PurchaseKind) =>
      `până la ${formatLei(amount)} fără TVA, pragul pentru ${KINDS[kind]}.`,
    over: (amount: number) => `Cu ${formatLei(amount)} peste prag:`,
    limit: (amount: number, kind: PurchaseKind) => `${formatLei(amount)} fără TVA pentru ${KINDS[kind]}.`,
    warns: 'Portalul doar avertizează; încadrarea o stabiliți dvs.',
    share: (percent: number) => `${formatNumber(percent)}% din prag`,
    own: 'această solicitare, cel mult',
    alike: alikeRequests,
    months: ', în ultimele 12 luni',
    passed: OVER_LIMIT,
    rest: 'rămas până la prag',
  },
};
