import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Cause } from '../../capability.ts';
import { momentInWords } from '../../day-in-words.ts';
import { doerOf } from '../../operating/audit/last-act.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { ServiceRequest } from './service-request.entity.ts';

type State = Pick<ServiceRequest, 'kind' | 'status' | 'cancelReason'> & {
  authority: string;
  deadline: string | null;
  /** True once the deadline has passed. */
  isOver: boolean | null;
  openedAt: string | null;
  /** Who ended or opened the request, and when. */
  who: string | null;
  at: string | null;
  /** Firm whose offer was accepted. */
  chosen: string | null;
  isAuthority: boolean;
};

/*
 * State of the request with this id, or of the request of the offer or question with it. `e` is the act that closed it to answers.
 */
const readState = (db: Db, actor: Actor, id: string): Promise<State | null> =>
  oneRow(
    db,
    sql<State>`select r.kind, r.status, r.cancel_reason as "cancelReason", u.name as authority, to_json(r.deadline)#>>'{}' as deadline, r.deadline <= now() as "isOver",
        to_json(r.opened_at)#>>'{}' as "openedAt", e.who, to_json(e.at)#>>'{}' as at,
        r.organisation_id = ${actor.organisationId} as "isAuthority",
        (select f.name from offer o join organisation f on f.id = o.organisation_id
          where o.request_id = r.id and o.status = 'accepted') as chosen
      from service_request r join organisation u on u.id = r.organisation_id
        left join lateral (select a.at, ${doerOf(actor)} as who from audit a
          where a.entity_id = r.id and a.outcome = 'done' and a.action in ('service-request.cancel', 'service-request.openOffers',
            'service-request.acceptOffer', 'service-request.expire', 'service-request.conclude')
          order by a.id desc limit 1) e on true
      where r.id in (select ${id}::uuid union all select request_id from offer where id = ${id}
        union all select request_id from question where id = ${id})`,
  );

const when = (at: string | null): string => (at ? `, ${momentInWords(new Date(at))}` : '');

const withoutFullStop = (text: string): string => text.trimEnd().replace(/\.$/, '');

/* Sentence that says how the request ended, without a full stop. */
const ending = ({ kind, status, who, at, authority, deadline, openedAt, cancelReason, ...row }: State): string => {
  const by = who ?? authority;
  if (status === 'cancelled')
    return `${by} a anulat solicitarea${when(at)}${cancelReason ? `. Motivul: ${withoutFullStop(cancelReason)}` : ''}`;
  if (status === 'expired') return `Solicitarea s-a încheiat fără rezultat${when(at)}`;
  if (status !== 'sent' && kind === 'consultation') return `${by} a încheiat consultarea${when(at)}`;
  // A firm may learn only whether it was chosen itself, which its own page says.
  if (status !== 'sent')
    return `${by} a acceptat ${row.isAuthority && row.chosen ? `oferta firmei ${row.chosen}` : 'o ofertă'}${when(at)}`;
  if (openedAt && (!deadline || new Date(openedAt) < new Date(deadline)))
    return `${by} a deschis ${kind === 'consultation' ? 'răspunsurile' : 'ofertele'}${when(openedAt)}, înainte de termen`;
  return `Termenul de depunere a trecut${when(deadline)}`;
};

const wayOn = ({ kind, status, isAuthority }: State): string => {
  if (isAuthority && status === 'sent') return 'Puteți compara ce ați primit pe pagina solicitării.';
  if (isAuthority)
    return status === 'in_progress' ? 'Lucrarea se urmărește în proiect.' : 'O puteți copia într-o ciornă nouă.';
  const what = kind === 'consultation' ? 'Răspunsul' : 'Oferta';
  return `${what} nu se mai poate depune; textul rămâne păstrat.`;
};

/** Explains why a request accepts no answers any more: what happened, who did it and when, and what can be done instead. */
export const whyClosed: Cause = async (db, actor, id) => {
  const state = await readState(db, actor, id);
  return state ? `${ending(state)}. ${wayOn(state)}` : null;
};

/** Explains until when the offers or answers to a request stay sealed, and how they are opened. */
export const whySealed: Cause = async (db, actor, id) => {
  const state = await readState(db, actor, id);
  if (!state?.isAuthority || !state.deadline || state.openedAt) return null;
  const [what, open] = state.kind === 'consultation' ? ['Răspunsurile', 'răspunsurile'] : ['Ofertele', 'ofertele'];
  return state.isOver
    ? `Termenul de depunere a trecut${when(state.deadline)}, dar ${open} nu au fost încă deschise. Deschideți-le întâi.`
    : `${what} rămân închise până la termenul de depunere${when(state.deadline)}. Le puteți deschide atunci sau, mai devreme, cu „Deschide ${open}”.`;
};

/** Explains why announced weights can be changed only after the opening. */
export const whyWeightsStay: Cause = async (db, actor, id) => {
  const state = await readState(db, actor, id);
  return state?.isAuthority && state.deadline
    ? `Ponderile au fost anunțate, iar termenul de depunere a trecut${when(state.deadline)}. Le puteți schimba după deschiderea ofertelor, cu un motiv.`
    : null;
};

/** Explains which offer was accepted before this one, by whom and when. */
export const whyDecided: Cause = async (db, actor, id) => {
  const state = await readState(db, actor, id);
  return state?.isAuthority && state.chosen ? `${ending(state)}. Lucrarea se urmărește în proiect.` : null;
};
