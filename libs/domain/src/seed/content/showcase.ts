import type { OfferStatus } from '@psp/contracts/offers';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import type { Stage } from '../plan.ts';
import { SELIMBAR, SIBIU } from './authorities.ts';
import { CIVIS, SOFTPRIM } from './firms.ts';
import type { RequestText } from './requests.ts';

/** One request of an authority that somebody signs in as, told in full so that its screens have something to show. */
export interface Scene {
  uat: string;
  domain: DomainSlug;
  text: RequestText;
  stage: Stage;
  /** Days before now of the step that decides the stage. */
  ago: number;
  bids: Record<string, OfferStatus>;
  questions?: { answered: number; open: number };
  reviews?: { byUat: boolean; byFirma: boolean };
  isEdited?: boolean;
}

const text = (title: string, min: number, max: number, body: string): RequestText => ({ title, body, budget: [min, max] });
const it = { uat: SIBIU, domain: 'it-digitalizare' } as const;
const written = { byUat: true, byFirma: true };

export const SCENES: readonly Scene[] = [
  { ...it, stage: 'draft', ago: 1.2, bids: {}, text: text('Sistem de ticketing pentru relații cu publicul', 30_000, 60_000, 'Dorim ca fiecare sesizare primită la ghișeu, telefonic sau prin e-mail să aibă un număr, un responsabil și un termen.') },
  { ...it, stage: 'open', ago: 4, bids: { 'Orizont Smart': 'submitted' }, questions: { answered: 1, open: 2 }, text: text('Programări online la serviciile primăriei', 40_000, 85_000, 'Cetățenii trebuie să își poată rezerva o oră la evidența persoanelor, stare civilă și taxe locale. Sistemul va trimite confirmarea și va afișa timpul de așteptare.') },
  { ...it, stage: 'waiting', ago: 1.5, bids: { [CIVIS]: 'submitted', [SOFTPRIM]: 'submitted', Regista: 'submitted' }, questions: { answered: 2, open: 0 }, text: text('Digitalizarea registrului agricol', 70_000, 125_000, 'Pozițiile ținute pe hârtie pentru cartierele Turnișor și Gușterița trebuie preluate într-o aplicație și verificate. Aplicația va comunica cu evidența fiscală.') },
  { ...it, stage: 'opened', ago: 3.2, bids: { [CIVIS]: 'shortlisted', [SOFTPRIM]: 'submitted', 'Geoplan Digital': 'submitted', 'Orizont Smart': 'submitted' }, questions: { answered: 3, open: 0 }, text: text('Portal de servicii electronice și plată a taxelor', 110_000, 190_000, 'Portalul va cuprinde depunerea cererilor cu semnătură electronică, urmărirea stadiului și plata cu cardul. Solicităm integrarea cu registratura și cu evidența fiscală existente.') },
  { ...it, stage: 'open', ago: 8, isEdited: true, bids: { [CIVIS]: 'to_confirm', 'Arhiva Vie': 'to_confirm', Regista: 'submitted' }, questions: { answered: 2, open: 0 }, text: text('Scanarea arhivei de urbanism', 80_000, 150_000, 'Sunt 140 de metri liniari de autorizații de construire, care trebuie scanate și indexate după adresă și beneficiar. Documentele nu pot părăsi sediul primăriei.') },
  { ...it, stage: 'open', ago: 2.4, bids: { [CIVIS]: 'draft', [SOFTPRIM]: 'submitted' }, questions: { answered: 0, open: 0 }, text: text('Extinderea rețelei Wi-Fi publice', 55_000, 95_000, 'Rețeaua va fi extinsă în Parcul Sub Arini, Piața Mică și autogară. Oferta va cuprinde echipamente, montaj și monitorizare pentru 24 de luni.') },
  { uat: SIBIU, domain: 'fonduri-europene', stage: 'planning', ago: 2, bids: { 'Absorb Invest': 'accepted', 'Fondeuro Consult': 'declined' }, text: text('Management de proiect pentru creșa din Hipodrom', 60_000, 120_000, 'Contractul de finanțare este semnat. Solicităm echipa de management, cererile de plată și raportarea către minister.') },
  { ...it, stage: 'in_progress', ago: 34, bids: { [CIVIS]: 'accepted', [SOFTPRIM]: 'declined', 'DataCom Rural': 'declined' }, questions: { answered: 2, open: 0 }, text: text('Sistem de management al documentelor', 120_000, 210_000, 'Sistemul va înlocui registratura actuală și va acoperi circuitul documentelor între 22 de compartimente. Datele din ultimii cinci ani se migrează.') },
  { uat: SIBIU, domain: 'mediu', stage: 'on_hold', ago: 48, bids: { 'Ecosistem Consult': 'accepted', 'Verde Aer': 'declined' }, text: text('Registrul spațiilor verzi', 70_000, 130_000, 'Inventarul va cuprinde toți arborii din domeniul public, cu starea de sănătate și poziția pe hartă. Suprafața totală este de 260 de hectare.') },
  { ...it, stage: 'review', ago: 55, bids: { [CIVIS]: 'accepted', 'Orizont Smart': 'declined' }, text: text('Aplicație mobilă pentru sesizările cetățenilor', 60_000, 110_000, 'Aplicația va permite trimiterea unei fotografii cu locul pe hartă și urmărirea rezolvării. Este necesară versiunea pentru ambele sisteme de operare.') },
  { ...it, stage: 'completed', ago: 4, reviews: { byUat: false, byFirma: true }, bids: { [CIVIS]: 'accepted', 'Securis Net': 'declined' }, text: text('Instruire și migrare pentru semnătura electronică', 25_000, 48_000, 'Dorim trecerea a 180 de utilizatori la semnătura electronică în cloud, cu instruire pe compartimente și asistență în primele două luni.') },
  { ...it, stage: 'completed', ago: 96, reviews: written, bids: { [CIVIS]: 'accepted', [SOFTPRIM]: 'declined', Regista: 'declined' }, text: text('Pagina de transparență decizională', 30_000, 55_000, 'Pagina va publica proiectele de hotărâre, dezbaterile și voturile, cu căutare în text. Conținutul din ultimii patru ani se preia de pe site-ul vechi.') },
  { ...it, stage: 'completed', ago: 150, reviews: written, bids: { [SOFTPRIM]: 'accepted', [CIVIS]: 'declined' }, text: text('Modernizarea evidenței fiscale', 90_000, 160_000, 'Aplicația actuală nu mai primește actualizări. Solicităm migrarea datelor, integrarea cu plata online și instruirea inspectorilor.') },
  { uat: SIBIU, domain: 'marketing-comunicare', stage: 'cancelled', ago: 21, bids: { 'Loc de Poveste': 'expired' }, text: text('Campanie pentru reciclarea textilelor', 20_000, 40_000, 'Campania va însoți amplasarea a 60 de containere. Sunt necesare materiale tipărite, video și întâlniri în școli.') },
  { uat: SIBIU, domain: 'strategii-locale', stage: 'expired', ago: 6, bids: {}, text: text('Studiu privind transportul metropolitan pe cale ferată', 80_000, 140_000, 'Studiul va compara trei variante de serviciu între Cisnădie, Sibiu și Ocna Sibiului, cu estimarea cererii și a costurilor.') },
  { uat: SELIMBAR, domain: 'it-digitalizare', stage: 'opened', ago: 4, bids: { [CIVIS]: 'submitted', 'DataCom Rural': 'submitted' }, questions: { answered: 1, open: 0 }, text: text('Supraveghere video în parcurile comunei', 45_000, 80_000, 'Solicităm 24 de camere, înregistrare 30 de zile și panouri de informare. Stâlpii și alimentarea există.') },
  { uat: SELIMBAR, domain: 'taxare-fiscalitate', stage: 'open', ago: 3, bids: { 'Tarif Just': 'submitted' }, questions: { answered: 0, open: 1 }, text: text('Fundamentarea taxei de salubrizare', 14_000, 28_000, 'Numărul gospodăriilor s-a dublat în zece ani, iar tariful nu mai acoperă costurile. Solicităm calculul și proiectul de hotărâre.') },
  { uat: SELIMBAR, domain: 'mediu', stage: 'in_progress', ago: 26, bids: { 'Energo Audit': 'accepted', 'Solar Comun': 'declined' }, text: text('Audit energetic pentru școală și dispensar', 25_000, 50_000, 'Clădirile au fost extinse în 2006. Solicităm certificate, audit și soluții pentru acoperișuri.') },
  { uat: SELIMBAR, domain: 'it-digitalizare', stage: 'completed', ago: 60, reviews: written, bids: { [SOFTPRIM]: 'accepted', 'DataCom Rural': 'declined' }, text: text('Plata online a impozitelor locale', 20_000, 38_000, 'Locuitorii trebuie să poată plăti cu cardul fără a-și face cont. Solicităm integrarea cu evidența fiscală și asistență 12 luni.') },
  { uat: SELIMBAR, domain: 'consultanta-juridica', stage: 'draft', ago: 3, bids: {}, text: text('Regulament pentru spațiile comerciale', 9_000, 18_000, 'Dorim un regulament pentru programul și amplasarea spațiilor comerciale din cartierele noi.') },
  { uat: SELIMBAR, domain: 'strategii-locale', stage: 'expired', ago: 20, bids: { 'Atelier Rural': 'expired' }, text: text('Bugetare participativă, prima ediție', 18_000, 35_000, 'Alocăm 2% din bugetul de investiții. Căutăm metodologie, platformă de vot și moderarea întâlnirilor.') },
];
