import type { TicketKind, TicketStatus } from '@psp/contracts/ticket-basics';

/** Side, hours since the previous message, and text. */
type Line = [side: 'requester' | 'staff' | 'note', hours: number, text: string];

export interface TicketText {
  kind: TicketKind;
  subject: string;
  isUrgent?: boolean;
  /** Name and e-mail of a visitor, or the organisation that was signed in. */
  from: { name: string; email: string } | { kind: 'uat' | 'firma'; index: number };
  /** Final status. */
  status: TicketStatus;
  /** Days since it was opened. */
  daysAgo: number;
  /** Days since it was resolved; less than 7 unless it is closed. */
  resolvedDaysAgo?: number;
  isAssigned?: boolean;
  lines: Line[];
}

/** Support messages of about a month, in all states. */
export const TICKETS: readonly TicketText[] = [
  {
    kind: 'support',
    subject: 'Nu primesc e-mailul de confirmare',
    from: { name: 'Mihaela Stoica', email: 'mihaela.stoica@primaria-tilisca.example' },
    status: 'open',
    daysAgo: 0.05,
    lines: [
      [
        'requester',
        0,
        'Bună ziua. Am completat ieri înscrierea primăriei, dar nu am primit linkul de confirmare. Am căutat și printre mesajele nedorite. Ne puteți ajuta?',
      ],
    ],
  },
  {
    kind: 'support',
    subject: 'Nu pot deschide ofertele la o solicitare',
    isUrgent: true,
    from: { kind: 'uat', index: 1 },
    status: 'open',
    daysAgo: 0.03,
    lines: [
      [
        'requester',
        0,
        'Termenul de depunere a trecut azi-dimineață, iar comisia se întrunește după-amiază. La „Deschide ofertele” apare mesajul că portalul este ocupat.',
      ],
    ],
  },
  {
    kind: 'support',
    subject: 'Schimbarea adresei sediului firmei',
    from: { kind: 'firma', index: 2 },
    status: 'open',
    daysAgo: 6,
    lines: [
      [
        'requester',
        0,
        'Ne-am mutat sediul social în același județ. Unde schimbăm adresa care apare în profilul public? Certificatul nou de la registrul comerțului este gata.',
      ],
      ['note', 3, 'Adresa ține de cererea aprobată. De verificat certificatul înainte de schimbare.'],
    ],
  },
  {
    kind: 'accessibility',
    subject: 'Harta județelor din pagina Comunități',
    from: { name: 'Doru Vlad', email: 'doru.vlad@posta.example' },
    status: 'open',
    daysAgo: 9,
    isAssigned: true,
    lines: [
      [
        'requester',
        0,
        'Folosesc NVDA cu Firefox. Județele de pe hartă sunt citite, dar nu îmi dau seama care este ales. Lista de deasupra funcționează bine.',
      ],
      [
        'note',
        26,
        'Reprodus. Trimis celor care lucrează la interfață; răspundem când versiunea corectată este publicată.',
      ],
    ],
  },
  {
    kind: 'support',
    subject: 'Câți colegi pot avea acces?',
    from: { kind: 'uat', index: 3 },
    status: 'open',
    daysAgo: 3,
    isAssigned: true,
    lines: [
      ['requester', 0, 'Bună ziua. Câte persoane pot lucra pentru aceeași primărie și ce poate face un cititor?'],
      [
        'staff',
        5,
        'Bună ziua. Numărul persoanelor nu este limitat. Proprietarul le invită din pagina „Membri”. Un cititor vede tot, dar nu poate trimite sau accepta nimic.',
      ],
      ['requester', 60, 'Mulțumesc. Dar dacă proprietarul pleacă din primărie, cine poate invita pe altcineva?'],
    ],
  },
  {
    kind: 'support',
    subject: 'Fișierul caietului de sarcini este respins',
    from: { kind: 'uat', index: 5 },
    status: 'pending',
    daysAgo: 4,
    isAssigned: true,
    lines: [
      ['requester', 0, 'La anexarea caietului de sarcini apare că tipul fișierului nu este acceptat, deși este DOCX.'],
      [
        'staff',
        7,
        'Bună ziua. Cel mai des se întâmplă când documentul conține macrocomenzi. Îl puteți salva ca PDF sau DOCX fără macrocomenzi și încerca din nou? Spuneți-ne dacă merge.',
      ],
    ],
  },
  {
    kind: 'support',
    subject: 'Cerere de acces la organizația noastră',
    from: { name: 'Sorina Matei', email: 'sorina.matei@consult-ardeal.example' },
    status: 'pending',
    daysAgo: 7,
    lines: [
      ['requester', 0, 'Colegul care a făcut contul firmei nu mai lucrează la noi. Cum putem intra?'],
      [
        'staff',
        20,
        'Bună ziua. Trimiteți cererea de acces din pagina de înscriere, cu CUI-ul firmei. Ca să vă facem proprietar avem nevoie de o împuternicire semnată de reprezentantul legal; o puteți anexa cererii.',
      ],
      ['note', 1, 'Vorbit și la telefon. Reprezentantul legal este în concediu până luni.'],
    ],
  },
  {
    kind: 'support',
    subject: 'Recenzie pe care o considerăm nedreaptă',
    from: { kind: 'firma', index: 4 },
    status: 'pending',
    daysAgo: 10,
    isAssigned: true,
    lines: [
      ['requester', 0, 'Am primit o recenzie cu două stele, deși lucrarea a fost predată la termen. O puteți șterge?'],
      [
        'staff',
        9,
        'Bună ziua. Recenziile nu se șterg pentru că nu convin, dar puteți răspunde o dată, public, sub ea. Dacă textul conține date personale sau afirmații false despre fapte, scrieți-ne care și îl verificăm.',
      ],
    ],
  },
  {
    kind: 'support',
    subject: 'Nu mai am telefonul cu aplicația de autentificare',
    isUrgent: true,
    from: { kind: 'uat', index: 0 },
    status: 'resolved',
    daysAgo: 5,
    resolvedDaysAgo: 3,
    isAssigned: true,
    lines: [
      ['requester', 0, 'Mi s-a stricat telefonul și nu pot introduce codul. Nu am păstrat codurile de rezervă.'],
      [
        'staff',
        2,
        'Bună ziua. V-am sunat la numărul din cont și am resetat autentificarea în doi pași. O puteți porni din nou din pagina contului.',
      ],
      ['requester', 3, 'Am reușit, mulțumesc pentru ajutorul rapid.'],
    ],
  },
  {
    kind: 'support',
    subject: 'Export de date în format deschis',
    from: { kind: 'firma', index: 6 },
    status: 'resolved',
    daysAgo: 12,
    resolvedDaysAgo: 5,
    lines: [
      ['requester', 0, 'Putem descărca lista ofertelor depuse anul acesta?'],
      [
        'staff',
        16,
        'Bună ziua. Din „Contul meu”, la „Datele mele”, primiți o arhivă cu tot ce ați scris, inclusiv ofertele, în fișiere JSON.',
      ],
    ],
  },
  {
    kind: 'accessibility',
    subject: 'Contrastul textului în tabelul de comparare',
    from: { name: 'Irina Șerban', email: 'irina.serban@posta.example' },
    status: 'resolved',
    daysAgo: 20,
    resolvedDaysAgo: 2,
    isAssigned: true,
    lines: [
      ['requester', 0, 'Pe ecranul proiectorului din sala de ședințe, cifrele gri din tabelul ofertelor abia se văd.'],
      [
        'staff',
        60,
        'Bună ziua. Vă mulțumim pentru semnalare. Am închis la culoare textul tabelului; schimbarea este publicată. Vă rugăm să ne spuneți dacă acum se citește bine.',
      ],
    ],
  },
  {
    kind: 'support',
    subject: 'Întrebare despre pachetul Silver',
    from: { name: 'Gabriel Oprea', email: 'gabriel.oprea@cj-exemplu.example' },
    status: 'closed',
    daysAgo: 34,
    resolvedDaysAgo: 25,
    lines: [
      ['requester', 0, 'Un consiliu județean se înscrie cu pachetul Bronze sau Silver?'],
      [
        'staff',
        22,
        'Bună ziua. Consiliile județene și sectoarele aleg pachetul Silver. Pentru preț, vă trimitem o ofertă pe e-mail.',
      ],
      ['requester', 4, 'Perfect, o așteptăm. Mulțumesc.'],
    ],
  },
  {
    kind: 'support',
    subject: 'Articol respins la moderare',
    from: { kind: 'firma', index: 8 },
    status: 'closed',
    daysAgo: 45,
    resolvedDaysAgo: 38,
    isAssigned: true,
    lines: [
      ['requester', 0, 'Articolul despre fonduri pentru iluminat a fost respins. Ce trebuie schimbat?'],
      [
        'staff',
        12,
        'Bună ziua. Motivul apare în pagina articolului: textul cita prețuri ale unui singur furnizor. Puteți scoate tabelul și retrimite articolul.',
      ],
    ],
  },
  {
    kind: 'support',
    subject: 'Mesaj trimis din greșeală',
    from: { name: 'Ana Lupu', email: 'ana.lupu@posta.example' },
    status: 'closed',
    daysAgo: 60,
    resolvedDaysAgo: 60,
    lines: [['requester', 0, 'Am trimis formularul gol, vă rog să nu îl luați în seamă.']],
  },
];
