import { type RequestText, text } from './request-text.ts';

export const PEOPLE_REQUESTS = {
  'taxare-fiscalitate': [
    text(
      'Fundamentarea taxei de salubrizare în {loc}',
      14_000,
      32_000,
      'Tariful actual nu acoperă costurile operatorului. Solicităm calculul pe tipuri de utilizatori și proiectul de hotărâre.',
    ),
    text(
      'Inventarierea materiei impozabile, {n}.000 de gospodării',
      70_000,
      165_000,
      'Verificarea se face pe teren, cu fotografii și măsurători. Diferențele se transmit compartimentului fiscal în format electronic.',
    ),
    text(
      'Audit public intern externalizat pentru {loc}',
      18_000,
      42_000,
      'Planul anual cuprinde {n} misiuni. Ultimul raport al Curții de Conturi va fi pus la dispoziție.',
    ),
    text(
      'Recuperarea creanțelor bugetare mai vechi de trei ani',
      25_000,
      60_000,
      'Sunt în jur de {n}00 de debitori persoane fizice. Dorim analiza prescripției, somații și titluri executorii.',
    ),
    text(
      'Studiu privind taxele locale pentru anul următor',
      12_000,
      26_000,
      'Studiul va estima veniturile în trei scenarii și impactul asupra gospodăriilor cu venituri mici.',
    ),
  ],
  'resurse-umane': [
    text(
      'Formare profesională pentru {n} funcționari din {loc}',
      16_000,
      45_000,
      'Temele sunt achizițiile publice, comunicarea cu cetățenii și protecția datelor. Preferăm sesiuni la sediu, în grupe mici.',
    ),
    text(
      'Organizarea concursurilor pentru {n} funcții publice',
      12_000,
      30_000,
      'Solicităm sprijin la bibliografie, subiecte, comisie și publicarea anunțurilor.',
    ),
    text(
      'Servicii de securitate și sănătate în muncă, 12 luni',
      9_000,
      24_000,
      'Instituția are {n}0 de angajați și trei puncte de lucru. Oferta include evaluarea riscurilor și instruirea periodică.',
    ),
    text(
      'Revizuirea organigramei și a fișelor de post',
      15_000,
      36_000,
      'Dorim analiza încărcării pe compartimente și o propunere de reorganizare în limita numărului de posturi.',
    ),
    text(
      'Externalizarea salarizării pentru {loc}',
      14_000,
      34_000,
      'Serviciul cuprinde statele de plată, declarațiile lunare și adeverințele pentru {n}0 de salariați.',
    ),
  ],
  'marketing-comunicare': [
    text(
      'Pagină web nouă și accesibilă pentru {loc}',
      25_000,
      60_000,
      'Site-ul actual nu poate fi folosit pe telefon. Dorim migrarea conținutului, monitorul oficial local și declarația de accesibilitate.',
    ),
    text(
      'Identitate vizuală și manual de utilizare',
      15_000,
      40_000,
      'Avem nevoie de o siglă, șabloane de documente și semnalistică pentru clădirile publice. Propunerile vor fi supuse votului locuitorilor.',
    ),
    text(
      'Campanie de informare despre colectarea separată',
      12_000,
      30_000,
      'Campania durează {n} săptămâni și cuprinde pliante, întâlniri în școli și materiale video scurte.',
    ),
    text(
      'Promovarea turistică a zonei {loc}',
      30_000,
      75_000,
      'Solicităm film de prezentare, fotografii, hartă tipărită și campanie online în sezon.',
    ),
    text(
      'Organizarea zilelor localității, ediția următoare',
      60_000,
      150_000,
      'Evenimentul durează {n} zile. Oferta va cuprinde scenă, sonorizare, program artistic, pază și curățenie.',
    ),
  ],
} satisfies Record<string, readonly RequestText[]>;
