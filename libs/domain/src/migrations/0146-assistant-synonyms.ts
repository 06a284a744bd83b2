import { Migration } from '@mikro-orm/migrations';

/* Groups of 0136 that gain terms: the first term of each, with what is added. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  'achiziție directă': ['direct purchase', 'direct award'],
  UAT: ['town hall', 'instituție publică'],
  'operator economic': ['companie', 'societate comercială', 'furnizor', 'company', 'supplier'],
  'autorizație de construire': ['building permit'],
};

/** What people say beside what documents say; the languages and registers of questions meet here. */
const GROUPS = `
prag | plafon | threshold
preț | cost | tarif | cheltuială | price
salariu | leafă | remunerație | indemnizație | salary
amendă | sancțiune | contravenție | fine
impozit | taxă | tax
mașină | autovehicul | autoturism | mijloc de transport | car
gunoi | deșeuri | resturi menajere | waste
ziarist | jurnalist | presă | reporter | journalist
link | legătură | hyperlink
chatbot | robot | asistent virtual | inteligență artificială | IA
nevăzător | persoană cu dizabilități | handicap | orb | dizabilitate
bătrân | vârstnic | pensionar | persoană singură
plângere | reclamație | sesizare | complaint
contestație | cale de atac | contestare | apel
lucrare | works | execuție
divizare | fracționare | împărțire | rupere | spargere | split
parolă | password
virus | malware | atac informatic | incident de securitate
licitație | procedură de atribuire | procedură competitivă | tender
consultare a pieței | market consultation
finanțare | fonduri | bani | grant | funding
PNRR | plan național de redresare
fonduri europene | bani europeni
comandă | notă de comandă
plată | achitare | decontare | payment
avans | prefinanțare
deadline | termen limită | dată limită | scadență | time limit
buletin | carte de identitate | act de identitate
CNP | cod numeric personal
date personale | date cu caracter personal | GDPR | personal data
înlăturare | eliminare | ștergere | scoatere | radiere
copie | duplicat | exemplar
site | pagină web | website | pagină de internet
e-mail | mail | poștă electronică | adresă electronică
semnătură electronică | semnătură digitală | electronic signature
acte | documente | hârtii | înscrisuri
ghișeu | registratură | relații cu publicul
primar | edil | mayor
angajat | salariat | funcționar | personal | employee
recrutare | angajare | concurs
deplasare | delegație | diurnă
drum | stradă | șosea | carosabil | road
canalizare | canal | ape uzate
iluminat public | iluminat stradal | street lighting
panouri solare | panouri fotovoltaice | fotovoltaic | solar
izolare | izolație | anvelopare | reabilitare termică
audit energetic | energy audit | auditor energetic | energy auditor
școală | unitate de învățământ | school | schools
grădiniță | creșă
autobuz | microbuz | transport în comun | bus | buses
copac | arbore | pom
spațiu verde | parc | zonă verde | promenadă
carte funciară | intabulare | înscriere în cadastru
studiu de fezabilitate | feasibility study
diriginte de șantier | supraveghere a lucrărilor
inventariere | inventar | inventory
arhivă | arhivare | archive
hartă | GIS | sistem informatic geografic | map
backup | copie de siguranță | copie de rezervă
UPS | sursă neîntreruptibilă
pană de curent | întrerupere a curentului | cădere de tensiune
ajutor de stat | de minimis | state aid
subvenție | ajutor financiar | alocație
recenzie | review | părere | rating
criteriu | factor de evaluare | punctaj
indicator | țintă | target
informații de interes public | informație publică | public information | Legea 544
consultare publică | dezbatere publică | transparență decizională | Legea 52
încălcare a securității datelor | scurgere de date | breșă | data breach
notificare | înștiințare | notify
refuz | respingere | refusal
locație | poziție | GPS | location data
cauciuc | anvelopă
mobilă veche | voluminoase | obiecte mari
ulei uzat | ulei ars | ulei alimentar
renunțare | retragere | ieșire | răzgândire
achiziție comună | achiziție în grup | cumpărare împreună | joint procurement
program de lucru | orar | program cu publicul
predare-primire | predare | handover
newsletter | noutăți | buletin informativ
cotizație | abonament | taxă de membru
eveniment | conferință | event
curs | instruire | formare | training
certificat | diplomă | adeverință
conflict de interese | incompatibilitate
gaz | gaze naturale | gas
încălzire | căldură | centrală termică | heating
zăpadă | deszăpezire | ninsoare
groapă | plombare
inundație | viitură | flood
incendiu | foc | pompieri
petiție | petition
scutire | exonerare | exemption
reziliere | încetare a contractului | denunțare
garanție | warranty
penalitate | penalizare | dobândă
moștenitor | succesor | moștenire
telegestiune | telemetrie | citire la distanță
strategie | plan de dezvoltare | strategy
semnare | semnătură | signing`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

const listed = (terms: readonly string[]): string => `array[${terms.map((term) => `'${term}'`).join(', ')}]`;

/* A term that the association has put into a group stays there alone. */
const taken = 'select from assistant_synonym k, unnest(k.terms) term where search_fold(term) = search_fold(given)';

const extend = ([first, terms]: [string, readonly string[]]): string =>
  `update assistant_synonym set terms = terms || array(select given from unnest(${listed(terms)}) given where not exists (${taken})),
     version = version + 1, updated_at = now() where terms[1] = '${first}';`;

const SEEDS = `insert into assistant_synonym (id, created_at, updated_at, terms)
  select uuidv7(), now(), now(), g.terms from (values ${GROUPS.map((terms) => `(${listed(terms)})`).join(', ')}) seed (terms),
    lateral (select array(select given from unnest(seed.terms) given where not exists (${taken})) as terms) g
  where cardinality(g.terms) > 1;`;

/** Further synonyms for the words of questions. */
export class AssistantSynonyms extends Migration {
  override up(): void {
    for (const part of [...Object.entries(FURTHER).map(extend), SEEDS]) this.addSql(part);
  }
}
