import type { TextSection } from '@psp/contracts/community-bodies';

/** Names of sections in a list of what was changed. */
export const SECTION_WORDS: Record<TextSection, string> = {
  profile: 'nume, texte sau imagine',
  contact: 'date de contact',
  location: 'localizare',
  statistics: 'statistici',
};

/** The same for parts with several items. */
export const PART_WORDS = { gallery: 'galerie', lists: 'atracții sau proiecte' };

interface TestPlace {
  name: string;
  countyCode: 'SB' | 'CJ' | 'IS' | 'CT' | 'TM';
  description: string;
  objectives: string;
  population: number;
  areaKm2: number;
  attraction: string;
}

/** Places that do not exist, for a demonstration. */
export const TEST_PLACES: readonly TestPlace[] = [
  {
    name: 'Valea Albă (test)',
    countyCode: 'SB',
    description: 'Comună de test, cu sate răsfirate pe două văi și o biserică fortificată.',
    objectives: 'Canalizare în toate satele și un drum nou spre gară.',
    population: 4200,
    areaKm2: 96.4,
    attraction: 'Biserica fortificată',
  },
  {
    name: 'Poiana Nouă (test)',
    countyCode: 'CJ',
    description: 'Comună de test la marginea unui oraș mare, cu multe case noi.',
    objectives: 'O grădiniță, iluminat cu senzori și piste de biciclete.',
    population: 9800,
    areaKm2: 61.2,
    attraction: 'Parcul din centru',
  },
  {
    name: 'Dealul Viilor (test)',
    countyCode: 'IS',
    description: 'Comună de test cunoscută pentru podgorii și pentru școala de viticultură.',
    objectives: 'Apă curentă în cătune și renovarea căminului cultural.',
    population: 5600,
    areaKm2: 88.7,
    attraction: 'Crama veche',
  },
  {
    name: 'Limanu Mare (test)',
    countyCode: 'CT',
    description: 'Oraș de test pe malul unui lac, cu pescari și oaspeți vara.',
    objectives: 'Faleză pentru pietoni și o stație de epurare nouă.',
    population: 12_300,
    areaKm2: 74.5,
    attraction: 'Farul de pe lac',
  },
  {
    name: 'Câmpia de Jos (test)',
    countyCode: 'TM',
    description: 'Comună de test din câmpie, cu ferme de familie și un parc industrial.',
    objectives: 'Panouri solare pe clădirile publice și digitalizarea registrului agricol.',
    population: 7100,
    areaKm2: 132.9,
    attraction: 'Muzeul satului',
  },
];
