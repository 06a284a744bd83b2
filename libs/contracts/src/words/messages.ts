import type { ConversationAction } from '../messages.ts';
import type { ReportAction } from '../reported-conversations.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'conversation.blocked': [409, 'Organizația nu primește mesaje de la dvs.'],
  'conversation.blocking': [409, 'Ați blocat această organizație. Deblocați-o ca să-i puteți scrie.'],
  'conversation.unreachable': [409, 'Organizația nu mai este activă pe portal și nu primește mesaje.'],
  'conversation.locked': [409, 'Conversația este suspendată de administratorul portalului.'],
  'conversation.locked_between': [
    409,
    'Administratorul portalului a suspendat o conversație dintre cele două organizații. Până o redeschide, nu puteți începe alta.',
  ],
  'conversation.reported': [409, 'Ați raportat deja. Administratorul portalului nu a decis încă.'],
  'conversation.verified_only': [409, 'Organizația primește primul mesaj numai de la firme verificate.'],
  'conversation.closed_to_strangers': [
    409,
    'Organizația primește mesaje numai de la cei cu care are o solicitare sau un proiect.',
  ],
  'conversation.unanswered': [
    409,
    'Ați trimis deja trei mesaje fără răspuns. Puteți scrie din nou după ce organizația răspunde.',
  ],
  'conversation.waits': [
    409,
    'I-ați scris deja acestei organizații și nu v-a răspuns încă. Mesajul dvs. este în lista de conversații; puteți începe alta după ce răspunde.',
  ],
  'conversation.too_many_first': [
    429,
    'Ați scris deja tuturor organizațiilor noi cărora le puteți scrie într-o zi. Puteți începe alte conversații mâine; celor cu care lucrați le puteți scrie oricând.',
  ],
  'conversation.pace': [
    429,
    'Ați trimis foarte multe mesaje într-un timp scurt. Așteptați câteva minute, apoi trimiteți din nou; textul este păstrat.',
  ],
  'conversation.ask_publicly': [
    409,
    'Până la deschiderea ofertelor, întrebările se pun pe pagina solicitării, ca răspunsul să ajungă la toate firmele.',
  ],
  'conversation.colleague_gone': [422, 'Persoana nu mai face parte din organizație. Alegeți pe altcineva.'],
} as const satisfies Errors;

export const ACTS = {
  'conversation.start': 'Conversație începută',
  'conversation.write': 'Mesaj trimis',
  'conversation.answer': 'Răspuns la primul mesaj',
  'conversation.note': 'Notă internă scrisă',
  'conversation.complete': 'Conversație finalizată',
  'conversation.reopen': 'Conversație redeschisă',
  'conversation.assign': 'Conversație încredințată unui coleg',
  'conversation.report': 'Conversație raportată',
  'conversation.lock': 'Conversație suspendată',
  'conversation.unlock': 'Conversație redeschisă de administrator',
  'conversation-report.create': 'Raportare trimisă',
  'conversation-report.dismiss': 'Raportare respinsă',
  'conversation-report.uphold': 'Conversație suspendată',
  'conversation-report.lift': 'Suspendare ridicată',
  'conversation.read': 'Conversație citită',
  'conversation.writing': 'Semn că se scrie un mesaj',
  'conversation.mute': 'Notificările conversației schimbate',
  'organisation.setFirstContact': 'Schimbat cine poate scrie primul mesaj',
  'organisation.block': 'Organizație blocată',
  'organisation.unblock': 'Organizație deblocată',
} satisfies Labels<`conversation.${ConversationAction}` | `conversation-report.${ReportAction}`>;

export const LIVE_TOPICS = {
  'conversation-report': ['reported-conversations', 'moderation', 'decisions'],
} as const satisfies LiveLists;

export const ANNOUNCED_TOPICS = { conversation: ['conversations'] } as const satisfies LiveLists;
