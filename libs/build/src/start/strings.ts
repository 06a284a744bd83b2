/** Every line the start command prints. */
export const strings = {
  portTaken: (port: number) =>
    `Portul ${port} este ocupat de alt program. Alegeți altul, de exemplu: PORT=${port + 1} npm start`,
  alreadyRunning: (pid: number) =>
    `Portalul rulează deja cu aceste date (procesul ${pid}). Opriți-l înainte de a-l porni din nou.`,
  locked: (file: string) => `Altă publicare este în curs (${file}). Încercați din nou peste câteva secunde.`,
  noWrite: (path: string) =>
    `Nu există drept de scriere în ${path}. Portalul își păstrează acolo datele și aplicațiile construite.`,
  unreachable: (reason: string) => `Baza de date din DATABASE_URL nu poate fi accesată: ${reason}`,
  tooOld: (version: string) => `Este nevoie de PostgreSQL 18 sau mai nou; DATABASE_URL duce la ${version}.`,
  migrationFailed: (reason: string) =>
    `Migrarea bazei de date nu s-a încheiat și a fost anulată; datele au rămas neatinse. Cauza: ${reason}`,
  databaseEnded: 'PostgreSQL s-a oprit neașteptat și este repornit; până atunci portalul răspunde că este ocupat.',
  databaseStillAway: (reason: string) => `PostgreSQL nu a putut fi repornit: ${reason} Se încearcă din nou.`,
  databaseBack: 'PostgreSQL a fost repornit.',
  databaseFailed: (log: string) => `PostgreSQL nu a pornit. Detalii în ${log}`,
  noUser:
    'PostgreSQL nu poate rula ca root, iar pe acest sistem nu există niciun alt utilizator sub care să pornească.',
  elsewhere: (path: string) =>
    `Dosarul proiectului nu este accesibil altor utilizatori; PostgreSQL lucrează în ${path}`,
  database: 'Pornesc baza de date…',
  migrating: 'Aduc schema bazei de date la zi…',
  seeding: 'Umplu baza de date goală cu exemplul demonstrativ…',
  noRegistry:
    'Registrul autorităților este gol: la înscriere nu se poate alege nicio primărie. Încărcați-l cu npm run import:siruta -- FIȘIER.csv',
  building: (projects: string) => `Construiesc ${projects}…`,
  built: (seconds: string) => `Aplicațiile sunt construite (${seconds} s).`,
  buildFailed: 'Construirea aplicațiilor nu a reușit; erorile sunt mai sus.',
  buildKilled: (signal: string) =>
    `Building the applications was ended by ${signal}, as a system short of memory does. The next start builds them again.`,
  diskFull: (path: string) => `The disk is full: nothing more can be written in ${path}. Make room and try again.`,
  waitingForBuild: (pid: number) => `Aștept construirea începută de procesul ${pid}…`,
  incompatible: (problems: readonly string[]) =>
    `Nimic nu s-a publicat, pentru că nu ar funcționa împreună:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  releasable: (name: string, version: string) => `${name} ${version} poate fi publicat.`,
  live: (name: string, version: string) => `${name} ${version} este publicat.`,
  starting: 'Pornesc serviciile…',
  noMailServer:
    'Un portal la care ajung și alții trimite e-mail: SMTP_URL trebuie să numească un server, de exemplu smtp://utilizator:parola@mail.exemplu.ro:587',
  serviceFailed: (name: string) => `Serviciul ${name} nu a pornit; cauza este mai sus.`,
  restarted: (name: string) => `Serviciul ${name} s-a oprit neașteptat și este repornit.`,
  frozen: (name: string) => `Serviciul ${name} nu mai răspunde: procesul lui este încheiat și pornit din nou.`,
  ready: (url: string, seconds: string) => `\nPortalul răspunde la ${url} (${seconds} s). Ctrl-C îl oprește.`,
  mailbox: (url: string) => `E-mailurile portalului se citesc la ${url}`,
  accounts: (password: string) => `\nConturi demonstrative, parola ${password}:`,
  stopping: 'Opresc portalul…',
  stopped: 'Totul este oprit.',
  interrupted: 'Pornirea a fost întreruptă.',
  alone: (project: string, url: string, backend: string) =>
    `${project} singur: ${url} (portalul din spate: ${backend}). Ctrl-C îl oprește.`,
  inPortal: (project: string, portal: string, start: string) =>
    `${project} pentru ${portal}, numai în browserul în care deschideți: ${start}\nCtrl-C îl oprește.`,
  noLocalRemotes: (portal: string) =>
    `${portal} nu răspunde sau nu permite versiuni locale (LOCAL_REMOTES=true la poarta lui).`,
  usageInPortal: 'Folosire: npm run dev -w mfe-uat -- --portal https://portal.exemplu.ro',
  usage: (command: string, names: readonly string[]) => `Folosire: npm run ${command} -- <${names.join(' | ')}>`,
  usageOfSeveral: (command: string, names: readonly string[]) =>
    `Folosire: npm run ${command} -- <nume> [<nume> …], publicate într-un singur pas. Nume: ${names.join(', ')}`,
  notApart: (project: string) =>
    `${project} se publică singur numai când serviciile rulează separat: npm start -- --split`,
  keptBefore: (project: string) =>
    `Versiunea nouă a ${project} nu a pornit; rămâne cea dinainte. Cauza este în ieșirea portalului.`,
  notAnOrder: 'Portalul care rulează nu înțelege comanda: este din altă versiune. Reporniți-l.',
  nothingBefore: (project: string) => `${project} nu are o versiune anterioară la care să se întoarcă.`,
  resetQuestion: (path: string) => `Ștergeți toate datele portalului din ${path}? (da/nu) `,
  resetDone: 'Datele au fost șterse. La următoarea pornire se creează din nou.',
  resetKept: 'Nu s-a șters nimic.',
};

export const demoPassword = 'Demo-Portal-2026';
/** Who may sign in, by area: address, and as what. */
export const demoAccounts: Record<string, readonly (readonly [email: string, who: string])[]> = {
  'Primării (/uat)': [
    ['primarie@demo.psp', 'Municipiul Sibiu, proprietar'],
    ['editor@demo.psp', 'Municipiul Sibiu, editor'],
    ['cititor@demo.psp', 'Municipiul Sibiu, cititor'],
    ['comuna@demo.psp', 'Comuna Șelimbăr, proprietar'],
    ['acces@demo.psp', 'a cerut acces la Municipiul Sibiu și așteaptă'],
  ],
  'Firme (/firma)': [
    ['firma@demo.psp', 'Civis Digital, proprietar'],
    ['editor.firma@demo.psp', 'Civis Digital, editor'],
    ['firma2@demo.psp', 'Softprim, proprietar'],
    ['candidat@demo.psp', 'Verde Urban Proiect, cererea de înscriere trebuie completată'],
    ['consultant@demo.psp', 'o firmă și o comună: alege la autentificare'],
  ],
  'Asociația (/admin-login)': [
    ['admin@demo.psp', 'proprietar; intră fără al doilea factor'],
    ['admin2@demo.psp', 'editor; își activează întâi al doilea factor'],
  ],
};
