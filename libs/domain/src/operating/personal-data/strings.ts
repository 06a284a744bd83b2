/** Column of an archive's explanation at which what a file holds begins. */
const ABOUT_AT = 32;

/** Text of the file that explains an archive of personal data; `parts`: what is in each file of the folder `date`, by its name. */
export const readme = (
  name: string,
  at: string,
  parts: [name: string, about: string][],
): string => `Datele personale ale contului ${name}
Arhivă făcută de Portal PSP la ${at}.

${parts.map(([file, about]) => `${`date/${file}.json`.padEnd(ABOUT_AT)}  ${about}`).join('\n')}
${'fisiere/'.padEnd(ABOUT_AT)}  fișierele încărcate de dumneavoastră

Înregistrările unei organizații sunt ale ei: conținutul lor este în arhivă numai cât timp lucrați acolo.

Fișierele .json se deschid cu orice editor de text. Momentele sunt în ora universală (UTC).
Textele asociației (newslettere, pagini, note interne la mesajele de suport) sunt ale ei; că le-ați scris se vede la operațiuni.
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
