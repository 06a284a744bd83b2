import { catalogue, event } from '../../operating/notifications/catalogue.ts';

const to = ['firma'] as const;
const OWN = { href: '/firma/network/cod/folosiri' };
const bound = 'discount-use:account';

/** Notifications about the discount among partners, each with the screen it opens. */
export const NOTIFICATIONS = catalogue(
  'discount-codes',
  { kind: 'association', topic: null, sample: () => ['Civis Digital', 'Găzduire pe un an'] },
  {
    used: event(
      { label: 'Codul dvs. de reducere a fost folosit', many: 'folosiri ale codului', to, bound },
      (partner: string, note: string) => ({
        ...OWN,
        object: partner,
        message: `${partner} a notat o folosire a codului dvs. de 10%: ${note}`,
      }),
    ),
    recorded: event(
      { label: 'Ați notat folosirea unui cod de reducere', many: 'folosiri notate', to, bound },
      (owner: string, note: string) => ({
        href: '/firma/network/cod',
        object: owner,
        message: `Firma dvs. a notat folosirea codului de 10% al partenerului ${owner}: ${note}`,
      }),
    ),
    withdrawn: event(
      {
        label: 'O folosire a codului a fost retrasă',
        to,
        bound: { once: 'a recorded use is withdrawn once' },
      },
      (partner: string, reason: string) => ({
        ...OWN,
        object: partner,
        message: `${partner} a retras o folosire notată la codul dvs. de 10%. Motivul: ${reason}`,
      }),
    ),
    ended: event(
      { label: 'Codul dvs. de reducere a fost oprit', to, sample: () => [{ code: 'PSP10-CD-7F4M' }, 'Cod publicat.'] },
      ({ code }: { code: string }, reason: string) => ({
        ...OWN,
        object: code,
        message: `Asociația a oprit codul ${code}. Motivul: ${reason}`,
      }),
    ),
  },
);
