/** Column at which the descriptions of the files begin. */
const ABOUT_AT = 32;

/** Text of README.txt in an archive of personal data; `parts` are the names and descriptions of the files in the folder `date`. */
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
