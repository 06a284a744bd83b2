import type { Reasons } from '@psp/contracts/settings';
import type { Setting } from './settings.ts';

/** Reasons that the association chooses from when it refuses or takes down something. */
export const REASONS: Setting<Reasons> = {
  name: 'reasons',
  label: 'Motive',
  initial: {
    application: [
      'Codul fiscal nu este al instituției sau al firmei din cerere. Trimiteți cererea din nou cu codul corect.',
      'Persoana din cerere nu a dovedit că poate înscrie organizația. Atașați o împuternicire semnată.',
      'Organizația este deja în portal. Cereți accesul de la proprietarul contului ei.',
    ],
    article: [
      'Textul face reclamă unui produs. Portalul publică experiențe și sfaturi; soluțiile au pagina lor.',
      'Textul cuprinde date personale. Scoateți numele, telefoanele și adresele persoanelor și trimiteți-l din nou.',
      'Textul este preluat din altă parte. Trimiteți un text al dvs. sau arătați dreptul de a-l publica.',
      'Afirmațiile despre lege nu au temei. Adăugați actul și articolul pe care se sprijină.',
    ],
    solution: [
      'Descrierea nu spune ce primește instituția. Completați ce cuprinde soluția și ce nu.',
      'Prețul afișat nu corespunde celui din descriere.',
      'Soluția nu ține de domeniul ales.',
    ],
    review: [
      'Recenzia cuprinde date personale.',
      'Recenzia jignește o persoană sau o instituție.',
      'Recenzia nu este despre colaborarea din portal.',
      'Recenzia face reclamă sau cere ceva în schimbul notei.',
    ],
    post: [
      'Mesajul cuprinde date personale.',
      'Mesajul jignește o persoană sau o instituție.',
      'Mesajul face reclamă fără legătură cu întrebarea.',
    ],
    conversation: [
      'Mesajele cer plăți sau avantaje în afara regulilor portalului.',
      'Mesajele jignesc sau amenință.',
      'Mesajele sunt reclamă trimisă fără a fi cerută.',
    ],
    training: [
      'Descrierea nu spune ce vor ști participanții la sfârșit.',
      'Data este prea apropiată pentru înscrieri.',
      'Cursul face reclamă unui produs.',
    ],
  },
};
