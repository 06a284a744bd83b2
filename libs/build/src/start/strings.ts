/** Messages of the start, build and release commands. */
export const strings = {
  portTaken: (port: number) =>
    `Port ${port} is taken by another program. Choose another one, for example: PORT=${port + 1} npm start`,
  alreadyRunning: (pid: string) =>
    `The portal already runs on these data (process ${pid}). Stop it before you start it again.`,
  locked: (file: string) => `Another release is under way (${file}). Try again in a few seconds.`,
  noWrite: (path: string) => `Cannot write in ${path}, where the portal keeps its data and builds.`,
  unreachable: (reason: string) => `Cannot reach the database of DATABASE_URL: ${reason}`,
  tooOld: (version: string) => `PostgreSQL 18 or newer is needed; DATABASE_URL leads to ${version}.`,
  migrationFailed: (reason: string) =>
    `The migration of the database failed and was rolled back; the data are unchanged. Cause: ${reason}`,
  databaseEnded: 'PostgreSQL ended unexpectedly and is being restarted; until then the portal answers that it is busy.',
  databaseStillAway: (reason: string) => `PostgreSQL could not be restarted: ${reason} Trying again.`,
  databaseBack: 'PostgreSQL was restarted.',
  databaseFailed: (log: string) => `PostgreSQL did not start. Details in ${log}`,
  noUser: 'PostgreSQL cannot run as root, and this system has no other user to run it as.',
  elsewhere: (path: string) => `Other users cannot enter the project folder; PostgreSQL works in ${path}`,
  database: 'Starting the database…',
  migrating: 'Migrating the database…',
  seeding: 'Filling the empty database with the demonstration…',
  noRegistry:
    'The registry of authorities is empty: nobody can choose a town hall at sign-up. Load it by npm run import:siruta -- FILE.csv',
  building: (projects: string) => `Building ${projects}…`,
  built: (seconds: string) => `The applications are built (${seconds} s).`,
  buildFailed: 'Building the applications failed; the errors are above.',
  buildKilled: (signal: string) =>
    `Building the applications was ended by ${signal}, as a system short of memory does. The next start builds them again.`,
  diskFull: (path: string) => `The disk is full: nothing more can be written in ${path}. Make room and try again.`,
  stillBuilding: (projects: string, seconds: number) => `Still building ${projects}: ${seconds} s…`,
  buildHung: (projects: string, seconds: number) =>
    `The build of ${projects} did not end within ${seconds} s (STEP_LIMIT_S) and was killed.`,
  waitingForBuild: (pid: string, seconds: number) => `Waiting for the build that process ${pid} began: ${seconds} s…`,
  waitedForBuild: (pid: string, seconds: number) =>
    `The build that process ${pid} began has not ended within ${seconds} s. End that process and try again.`,
  checking: (project: string) => `Checking ${project}…`,
  checked: (project: string, seconds: string) => `${project} is checked (${seconds} s).`,
  incompatible: (problems: readonly string[]) =>
    `Nothing was released, because these would not work together:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  releasable: (name: string, version: string) => `${name} ${version} can be released.`,
  live: (name: string, version: string) => `${name} ${version} is live.`,
  starting: 'Starting the services…',
  noMailServer:
    'A portal that others reach sends e-mail: SMTP_URL must name a server, for example smtp://user:password@mail.example.org:587',
  serviceFailed: (name: string) => `Service ${name} did not start; the cause is above.`,
  restarted: (name: string) => `Service ${name} ended unexpectedly and is being restarted.`,
  frozen: (name: string) => `Service ${name} no longer answers: its process is killed and started again.`,
  ready: (url: string, seconds: string) => `\nThe portal answers at ${url} (${seconds} s). Ctrl-C stops it.`,
  mailbox: (url: string) => `Mail that the portal sends is read at ${url}`,
  accounts: (password: string) => `\nDemonstration accounts, password ${password}:`,
  stopping: 'Stopping the portal…',
  stopped: 'Everything has stopped.',
  interrupted: 'The start was interrupted.',
  alone: (project: string, url: string, backend: string) =>
    `${project} alone: ${url} (portal behind it: ${backend}). Ctrl-C stops it.`,
  inPortal: (project: string, portal: string, start: string) =>
    `${project} for ${portal}, only in the browser in which you open: ${start}\nCtrl-C stops it.`,
  noLocalRemotes: (portal: string) =>
    `${portal} does not answer or does not allow local versions (LOCAL_REMOTES=true at its gateway).`,
  usageInPortal: 'Usage: npm run dev -w mfe-uat -- --portal https://portal.example.org',
  usage: (command: string, names: readonly string[]) => `Usage: npm run ${command} -- <${names.join(' | ')}>`,
  usageOfSeveral: (command: string, names: readonly string[]) =>
    `Usage: npm run ${command} -- <name> [<name> …], released in one step. Names: ${names.join(', ')}`,
  notApart: (project: string) => `${project} is released alone only when services run apart: npm start -- --split`,
  keptBefore: (project: string, errors: string) =>
    `The new version of ${project} did not start; the one before stays. ${errors ? `Its last lines:\n${errors}` : "The cause is in the portal's output."}`,
  notAnOrder: 'The running portal does not understand the order: it is of another version. Restart it.',
  releasesInUse: (path: string, pid: string) =>
    `The portal of process ${pid} already runs what is released in ${path}. Name another folder in RELEASES_DIR.`,
  orderUnderWay: (seconds: number) => `The running portal has not answered yet: ${seconds} s…`,
  orderUnanswered: (seconds: number) =>
    `The running portal did not answer within ${seconds} s. What is live stands in registry.json of the releases folder.`,
  portalEnded: 'The portal ended before it answered. What is live stands in registry.json of the releases folder.',
  notRunYet: (name: string, version: string, path: string) =>
    `${name} ${version} is released, and nothing runs it yet: no portal runs the services in ${path}. One that is started on it with npm start -- --split does.`,
  packagesStay: (path: string) =>
    `The packages it uses are links into ${path}/node_modules: that checkout has to stay as long as the version is live.`,
  releaseUnprepared: (folder: string, reason: string) =>
    `The database could not be prepared for ${folder}; nothing was released:\n${reason}`,
  changedMeanwhile: (name: string) => `Nothing was changed: ${name} was released or rolled back meanwhile. Try again.`,
  takenOver: (path: string) =>
    `Another process has taken over ${path}, because this one stood still for too long: this one ends.`,
  lockLost: (path: string) => `Nothing was changed: another process took over ${path} meanwhile. Try again.`,
  nothingBefore: (project: string) => `${project} has no earlier version to return to.`,
  resetQuestion: (path: string) => `Delete all data of the portal in ${path}? (yes/no) `,
  resetDone: 'The data are deleted. The next start makes them anew.',
  resetKept: 'Nothing was deleted.',
};

export const demoPassword = 'Demo-Portal-2026';
/** Demonstration accounts by area: e-mail address and description. */
export const demoAccounts: Record<string, readonly (readonly [email: string, who: string])[]> = {
  'Town halls (/uat)': [
    ['primarie@demo.psp', 'Municipiul Sibiu, owner'],
    ['editor@demo.psp', 'Municipiul Sibiu, editor'],
    ['cititor@demo.psp', 'Municipiul Sibiu, viewer'],
    ['comuna@demo.psp', 'Comuna Șelimbăr, owner'],
    ['acces@demo.psp', 'asked for access to Municipiul Sibiu and waits'],
  ],
  'Firms (/firma)': [
    ['firma@demo.psp', 'Civis Digital, owner'],
    ['editor.firma@demo.psp', 'Civis Digital, editor'],
    ['firma2@demo.psp', 'Softprim, owner'],
    ['candidat@demo.psp', 'Verde Urban Proiect, whose application must be completed'],
    ['consultant@demo.psp', 'a firm and a commune: chooses at sign-in'],
  ],
  'Association (/admin-login)': [
    ['admin@demo.psp', 'owner; needs no second factor'],
    ['admin2@demo.psp', 'editor; sets up a second factor first'],
  ],
};
