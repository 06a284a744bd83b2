import { plural } from '@psp/design-system/format';

export const strings = {
  title: 'Termene',
  file: 'Descarcă (.ics)',
  nothing: {
    uat: 'Niciun termen în față. Termenele solicitărilor, ofertelor și etapelor apar aici.',
    firma:
      'Niciun termen în față. Aici apar termenele ofertelor începute, valabilitatea celor depuse, etapele și proiectele.',
  },
  all: (count: number) => `Arată toate cele ${plural(count, { one: 'termen', few: 'termene', other: 'termene' })}`,
  calendar: 'În calendarul meu',
  explained:
    'Adăugați adresa de mai jos în Outlook, Google Calendar sau în telefon („abonare la calendar”, „din URL”). Termenele organizației apar acolo și se actualizează singure.',
  secret: 'Adresa este numai a dvs. Cine o are vede termenele; dacă a ajuns la altcineva, opriți-o sau creați alta.',
};

/** Texts of a private calendar address, whatever it shows. */
export const addressStrings = {
  address: 'Adresa calendarului',
  once: 'Copiați-o acum: din motive de siguranță nu o mai putem arăta încă o dată.',
  open: 'Creează adresa',
  replace: 'Creează altă adresă',
  stop: 'Oprește adresa',
  openSince: (day: string) => `Aveți o adresă din ${day}.`,
  stopped: 'Adresa calendarului a fost oprită.',
  copy: 'Copiază',
  copied: 'Adresa a fost copiată.',
  copyFailed: 'Copierea nu a mers. Selectați adresa și copiați-o.',
};
