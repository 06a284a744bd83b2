import { type RequestText, text } from './request-text.ts';

export const LEGAL_REQUESTS = {
  'consultanta-juridica': [
    text(
      'Inventarierea și întabularea domeniului public din {loc}',
      55_000,
      125_000,
      'Aproximativ {n}0 de imobile nu au carte funciară. Solicităm verificarea actelor, completarea inventarului și asistență până la întabulare.',
    ),
    text(
      'Contract de delegare pentru serviciul de salubrizare',
      30_000,
      65_000,
      'Contractul actual expiră la sfârșitul anului. Dorim studiu de oportunitate, regulament al serviciului și contract.',
    ),
    text(
      'Reprezentare în litigii privind terenuri din {loc}',
      20_000,
      55_000,
      'Sunt {n} dosare pe rol, în fond și apel. Oferta va cuprinde onorariul pe dosar și pe fază procesuală.',
    ),
    text(
      'Conformarea cu regulamentul privind protecția datelor',
      12_000,
      28_000,
      'Avem nevoie de registrul prelucrărilor, politici interne, instruire și un responsabil extern pentru 12 luni.',
    ),
    text(
      'Regulament pentru utilizarea spațiilor publice din {loc}',
      10_000,
      22_000,
      'Regulamentul va acoperi terasele, comerțul stradal și evenimentele. Dorim și sprijin pentru dezbaterea publică.',
    ),
  ],
  mediu: [
    text(
      'Audit energetic pentru {n} școli din {loc}',
      35_000,
      80_000,
      'Clădirile au fost ridicate între 1965 și 1985. Solicităm certificate, audit și un plan de măsuri ordonat după perioada de amortizare.',
    ),
    text(
      'Registrul local al spațiilor verzi',
      40_000,
      95_000,
      'Inventarul trebuie să cuprindă arborii, starea lor de sănătate și poziția pe hartă. Suprafața estimată este de {n} hectare.',
    ),
    text(
      'Centrală fotovoltaică pentru clădirile publice din {loc}',
      120_000,
      260_000,
      'Dorim soluție la cheie pentru autoconsum, cu studiu de soluție, proiect și racordare. Acoperișurile a {n} clădiri sunt disponibile.',
    ),
    text(
      'Plan de menținere a calității aerului',
      45_000,
      90_000,
      'Planul anterior expiră. Solicităm modelarea dispersiei, inventarul emisiilor și măsuri pe cinci ani.',
    ),
    text(
      'Studiu de oportunitate pentru colectarea separată',
      22_000,
      48_000,
      'Colectăm din {n} sate, cu o singură autospecială. Studiul va compara trei variante de organizare și costul pe gospodărie.',
    ),
    text(
      'Amenajarea parcului central din {loc}',
      110_000,
      240_000,
      'Parcul are 1,8 hectare. Solicităm proiect peisagistic, alei accesibile, sistem de irigare și mobilier urban.',
    ),
  ],
  'strategii-locale': [
    text(
      'Strategia de dezvoltare locală {from}–{to} pentru {loc}',
      55_000,
      130_000,
      'Strategia actuală se încheie. Dorim diagnostic, consultare în fiecare cartier sau sat, portofoliu de proiecte și indicatori.',
    ),
    text(
      'Plan de mobilitate urbană durabilă',
      90_000,
      200_000,
      'Planul va cuprinde model de trafic, transport public, piste de biciclete și siguranță în jurul a {n} școli.',
    ),
    text(
      'Bugetare participativă, prima ediție în {loc}',
      20_000,
      45_000,
      'Alocăm un procent din bugetul de investiții. Căutăm metodologie, platformă de vot și moderarea întâlnirilor.',
    ),
    text(
      'Strategia serviciilor sociale',
      25_000,
      50_000,
      'Documentul va acoperi perioada {from}–{to} și va fi aprobat de consiliu. Avem peste {n}00 de beneficiari în evidență.',
    ),
    text(
      'Masterplan turistic pentru {loc}',
      50_000,
      115_000,
      'Dorim inventarul atracțiilor, trasee, estimarea fluxurilor și un plan de investiții eșalonat.',
    ),
  ],
} satisfies Record<string, readonly RequestText[]>;
