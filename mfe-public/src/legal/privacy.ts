import type { Chapter } from './messages.ts';

export const PRIVACY_LEAD =
  'Ce date personale folosește Portal PSP, de ce, cât timp și ce drepturi aveți, potrivit Regulamentului (UE) 2016/679 (GDPR) și Legii nr. 190/2018.';

export const PRIVACY: readonly Chapter[] = [
  {
    id: 'operatorul',
    title: '1. Cine răspunde de datele dvs.',
    paragraphs: [
      'Operatorul este Asociația Servicii Publice, care administrează Portal PSP. Pentru orice întrebare despre date, folosiți datele de contact de la sfârșitul paginii.',
    ],
  },
  {
    id: 'datele',
    title: '2. Ce date folosim',
    paragraphs: ['Numai ce este nevoie pentru ca portalul să funcționeze. Nu cerem și nu păstrăm CNP-ul.'],
    points: [
      'contul: nume, funcție, e-mail, telefon, parola (numai sub formă de amprentă criptografică), cheia autentificării în doi pași;',
      'organizația: denumire, CUI, adresă, reprezentant legal, descriere, fișierele atașate cererii de înscriere, membrii și rolurile lor;',
      'actele: solicitări, oferte, întrebări, proiecte, recenzii și istoricul lor, cu cine și când a făcut fiecare pas;',
      'acordurile: documentul acceptat, versiunea, momentul și adresa de internet de la care au fost date;',
      'sesiunile: dispozitivul, adresa de internet și momentul ultimei activități, ca să vedeți unde sunteți conectat și să recunoașteți o intrare străină;',
      'e-mailurile pe care vi le trimite portalul.',
    ],
  },
  {
    id: 'temeiurile',
    title: '3. De ce și pe ce temei',
    paragraphs: ['Prelucrăm datele pe temeiurile din articolul 6 alineatul (1) din Regulamentul (UE) 2016/679:'],
    points: [
      'litera (b), executarea contractului: contul, înscrierea organizației, solicitările, ofertele, proiectele și mesajele de serviciu;',
      'litera (c), obligații legale: păstrarea actelor, motivarea măsurilor luate asupra conținutului, răspunsul la cererile dvs. și ale autorităților;',
      'litera (f), interes legitim: securitatea conturilor, împiedicarea abuzurilor, istoricul actelor și verificarea organizațiilor care se înscriu.',
    ],
  },
  {
    id: 'cine-vede',
    title: '4. Cine le vede',
    paragraphs: [
      'Colegii din organizația dvs. văd numele, funcția, e-mailul și rolul. Organizațiile cu care lucrați văd ce le trimiteți. Pe paginile publice nu apar e-mailuri personale și nici CUI-uri. Personalul asociației vede datele de care are nevoie ca să verifice înscrierile și să ajute.',
      'Nu vindem date, nu le folosim pentru reclame și nu luăm decizii exclusiv automate asupra persoanelor. Datele se transmit altora numai furnizorilor de găzduire și de e-mail, care lucrează la cererea noastră, și autorităților, când legea o cere.',
    ],
  },
  {
    id: 'durata',
    title: '5. Cât timp le păstrăm',
    paragraphs: [],
    points: [
      'contul: cât timp îl aveți; la ștergere sunt 14 zile în care vă puteți răzgândi, apoi numele, e-mailul, telefonul și funcția se șterg;',
      'o înscriere al cărei e-mail nu a fost confirmat: 30 de zile;',
      'actele organizației și istoricul lor: cât timp organizația este în portal și cât cere legea după aceea, fără numele celor care și-au șters contul;',
      'sesiunile încheiate: 90 de zile;',
      'istoricul de securitate, adică momentul și adresa de internet ale conectărilor, reușite sau refuzate: cât timp funcționează portalul, fiindcă istoricul nu poate fi modificat; după ștergerea contului nu mai este legat de numele și de e-mailul dvs.;',
      'notificările: un an, iar cele citite, 6 luni de la citire;',
      'e-mailurile trimise: 30 de zile;',
      'arhiva cu datele dvs.: 24 de ore de la pregătire.',
    ],
  },
  {
    id: 'drepturile',
    title: '6. Drepturile dvs.',
    paragraphs: [
      'Aveți dreptul de acces, rectificare, ștergere, restricționare, portabilitate și opoziție. Cele mai multe se exercită direct din pagina contului: corectați datele, descărcați o arhivă cu datele dvs. sau cereți ștergerea contului. Pentru celelalte, scrieți asociației, la adresa de la sfârșitul paginii; răspundem în cel mult o lună.',
      'Dacă socotiți că datele dvs. nu sunt prelucrate cum trebuie, puteți depune o plângere la Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal (dataprotection.ro) sau vă puteți adresa instanței.',
    ],
  },
  {
    id: 'cookies',
    title: '7. Module cookie',
    paragraphs: [
      'Portalul folosește numai module cookie strict necesare: cele care vă țin conectat și îl apără de cereri străine. Nu există module de analiză sau de reclamă, de aceea nu vi se cere un acord pentru ele. Textele pe care le scrieți și nu le-ați trimis încă se păstrează pe dispozitivul dvs. și se șterg la deconectare.',
    ],
  },
  {
    id: 'securitate',
    title: '8. Cum le apărăm',
    paragraphs: [
      'Legătura cu portalul este criptată, parolele nu se păstrează în clar, accesul fiecăruia este verificat la fiecare pas, iar faptele importante rămân într-un istoric care nu poate fi modificat. Dacă o încălcare a securității vă poate afecta, sunteți anunțat.',
    ],
  },
];
