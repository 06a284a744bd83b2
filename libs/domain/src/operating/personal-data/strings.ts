/** Text of the file that explains an archive of personal data. */
export const readme = (name: string, at: string): string => `Datele personale ale contului ${name}
Arhivă făcută de Portal PSP la ${at}.

date/cont.json                    datele contului
date/organizatii.json             organizațiile în care lucrați și rolul dumneavoastră
date/cereri-de-acces.json         cererile de acces la o organizație
date/invitatii.json               invitațiile trimise de dumneavoastră
date/acorduri.json                acordurile date la înscriere
date/newsletter.json              abonarea la newsletter, cu acordurile date și numerele primite
date/sesiuni.json                 conectările, cu dispozitivul și adresa lor
date/dispozitive.json             dispozitivele cunoscute
date/notificari.json              notificările primite
date/operatiuni.json              operațiunile făcute de dumneavoastră în portal
date/solicitari.json              solicitările începute de dumneavoastră
date/versiuni-de-solicitari.json  versiunile lor scrise de dumneavoastră
date/oferte.json                  ofertele începute de dumneavoastră
date/intrebari.json               întrebările puse
date/raspunsuri.json              răspunsurile date
date/recenzii.json                recenziile scrise
date/articole.json                articolele începute de dumneavoastră
date/versiuni-de-articole.json    schimbările propuse la articole publicate
date/solutii.json                 soluțiile scrise de dumneavoastră în marketplace
date/imagini.json                 lista imaginilor încărcate pentru paginile publice
date/tichete.json                 mesajele trimise asociației din pagina de suport, cu răspunsurile primite
date/fisiere.json                 lista fișierelor încărcate
date/fapte-in-alte-organizatii.json  ce ați făcut, și când, în organizații din care nu mai faceți parte
fisiere/                          fișierele încărcate de dumneavoastră

Înregistrările unei organizații sunt ale ei: conținutul lor este în arhivă numai cât timp lucrați acolo.

Fișierele .json se deschid cu orice editor de text. Momentele sunt în ora universală (UTC).
Textele asociației (newslettere, pagini, note interne la tichete) sunt ale ei; că le-ați scris se vede la operațiuni.
Parola și codurile de autentificare nu sunt în arhivă: portalul păstrează numai amprenta lor.
`;

export const STRINGS = {
  ownerLeft: 'Contul singurului proprietar a fost șters la cererea lui.',
  deletionPostponed: (organisation: string) => ({
    title: 'Ștergerea contului a fost amânată',
    message: `Sunteți singurul proprietar al organizației „${organisation}”. Predați acest rol altui membru; contul va fi șters după aceea.`,
    href: '/cont',
  }),
  deletedName: 'Cont șters',
};
