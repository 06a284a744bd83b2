import type { EventChoice } from '@psp/contracts/notification-choices';
import type { NotificationKind } from '@psp/contracts/notification-names';
import { plural } from '@psp/design-system/format';

const choices = { one: 'notificare', few: 'notificări', other: 'notificări' };

export const choiceStrings = {
  title: 'Ce primiți și cum',
  lead: 'Alegeți pentru fiecare notificare dacă apare în portal și când o primiți pe e-mail. Ce așteaptă ceva de la dvs. vine imediat, restul în rezumat, până alegeți altfel. Rezumatul zilnic vine în zilele lucrătoare la 8:00, cel săptămânal în prima zi lucrătoare a săptămânii. Ce ați citit deja în portal nu mai apare în rezumat. Alegerile se salvează imediat.',
  always:
    'Mesajele despre siguranța contului (parolă, conectări, linkuri) și schimbările de roluri se trimit întotdeauna.',
  loading: 'Se încarcă alegerile…',
  summary: (events: readonly EventChoice[]) => {
    const mailed = events.filter(({ mail, isSecurity }) => isSecurity || (mail !== null && mail !== 'off')).length;
    const byMail = mailed === 0 ? 'niciuna' : `${mailed} ${mailed === 1 ? 'trimisă' : 'trimise'} și`;
    return `${plural(events.length, choices)}, ${byMail} pe e-mail`;
  },
  waits: 'Ce așteaptă ceva de la dvs.',
  informs: 'Ce s-a întâmplat',
  doing: {
    requests: 'Când cereți sau faceți oferte',
    projects: 'Când lucrați la proiecte',
    messages: 'Când vorbiți cu alții',
    forum: 'Când scrieți în forum',
    articles: 'Când publicați',
    organisation: 'Când vă îngrijiți profilul și echipa',
    association: 'Când lucrați cu asociația',
  } satisfies Record<NotificationKind, string>,
  allOf: (kind: string) => `Toate din „${kind}”`,
  mailOf: (label: string) => `E-mail: ${label}`,
  inPortal: 'În portal',
  inPortalOf: (label: string) => `În portal: ${label}`,
  differs: 'Diferit',
  security: 'Mereu, imediat: ține de siguranța organizației',
  ownMail: 'E-mailul are setarea lui',
  saved: 'Alegerea a fost salvată.',
  failed: 'Nu am putut salva alegerea. Încercați din nou.',
};
