import type { DecisionOutcome } from '@psp/contracts/decision-names';

export const strings = {
  titles: {
    approved: 'Asociația a aprobat conținutul.',
    kept: 'Asociația a păstrat conținutul.',
    returned: 'Asociația cere modificări.',
    refused: 'Asociația a respins conținutul.',
    removed: 'Asociația a retras conținutul.',
  } satisfies Record<DecisionOutcome, string>,
  overturned: 'Decizia asociației nu mai este valabilă.',
  reason: 'Motivul:',
  /** "Decizia a luat-o asociația, azi, 10:33, după" */
  decided: (when: string) => `Decizia a luat-o asociația, ${when}, după`,
  rules: 'termenii portalului',
  until: (day: string) => `O puteți contesta o dată, până la ${day}; hotărăște alt administrator.`,
  contest: 'Contestă decizia',
  contestTitle: 'Contestați decizia?',
  contestText: 'O decizie se contestă o singură dată. Hotărăște alt administrator decât cel care a luat-o.',
  contestReason: 'De ce nu sunteți de acord',
  contestHint: 'Citesc administratorii asociației.',
  contested: 'Contestația a fost trimisă',
  yourContest: (when: string) => `Ați contestat, ${when}:`,
  waits: 'Contestația așteaptă răspunsul altui administrator.',
  upheld: (when: string) => `Contestația nu a fost admisă, ${when}. Răspunsul:`,
  moot: (when: string) => `Contestația s-a închis fără hotărâre, ${when}:`,
  restored: (when: string) => `Asociația a întors decizia și a pus conținutul la loc, ${when}.`,
  reversed: (when: string) => `Contestația a fost admisă, ${when}. Răspunsul:`,
};
