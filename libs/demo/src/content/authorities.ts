import type { UatType } from '@psp/contracts/organisations';
import type { CountyCode } from '@psp/contracts/taxonomies';

export interface AuthoritySource {
  name: string;
  type: UatType;
  county: CountyCode;
  locality: string;
  /** Code in the official nomenclature; null for an ADI, which is not in it. */
  siruta: number | null;
}

const municipality = (county: CountyCode, place: string, siruta: number): AuthoritySource => ({
  name: `Municipiul ${place}`,
  type: 'municipality',
  county,
  locality: place,
  siruta,
});
const town = (county: CountyCode, place: string, siruta: number): AuthoritySource => ({
  name: `Orașul ${place}`,
  type: 'town',
  county,
  locality: place,
  siruta,
});
const commune = (county: CountyCode, place: string, siruta: number): AuthoritySource => ({
  name: `Comuna ${place}`,
  type: 'commune',
  county,
  locality: place,
  siruta,
});

export const SIBIU = 'Municipiul Sibiu';
export const SELIMBAR = 'Comuna Șelimbăr';

/** An authority that has signed up but not confirmed its e-mail. */
export const VAMA = commune('SV', 'Vama', 150_935);

/** Forty authorities in twenty counties. The places are real; their activities in the demonstration are invented. */
export const AUTHORITIES: readonly AuthoritySource[] = [
  municipality('SB', 'Sibiu', 143_450),
  commune('SB', 'Șelimbăr', 143_557),
  town('SB', 'Cisnădie', 143_735),
  commune('SB', 'Cristian', 143_487),
  municipality('CJ', 'Turda', 55_259),
  commune('CJ', 'Florești', 57_706),
  commune('CJ', 'Apahida', 55_687),
  { name: 'Consiliul Județean Cluj', type: 'county_council', county: 'CJ', locality: 'Cluj-Napoca', siruta: 127 },
  municipality('BV', 'Făgăraș', 40_278),
  town('BV', 'Râșnov', 40_367),
  commune('BV', 'Hărman', 41_088),
  municipality('IS', 'Pașcani', 95_391),
  commune('IS', 'Miroslava', 97_919),
  { name: 'ADI Zona Metropolitană Iași', type: 'adi', county: 'IS', locality: 'Iași', siruta: null },
  municipality('TM', 'Lugoj', 155_350),
  commune('TM', 'Dumbrăvița', 155_261),
  town('TM', 'Sânnicolau Mare', 155_528),
  municipality('AB', 'Sebeș', 1_874),
  commune('AB', 'Ciugud', 1_071),
  { name: 'Consiliul Județean Alba', type: 'county_council', county: 'AB', locality: 'Alba Iulia', siruta: 10 },
  municipality('BH', 'Salonta', 26_975),
  commune('BH', 'Sânmartin', 26_582),
  municipality('MM', 'Sighetu Marmației', 106_559),
  commune('MM', 'Recea', 106_407),
  municipality('SV', 'Fălticeni', 146_539),
  town('SV', 'Gura Humorului', 146_584),
  municipality('MS', 'Sighișoara', 114_514),
  commune('MS', 'Sângeorgiu de Mureș', 114_417),
  municipality('CT', 'Mangalia', 60_482),
  commune('CT', 'Cumpăna', 61_620),
  town('PH', 'Sinaia', 131_540),
  commune('PH', 'Blejoi', 130_678),
  municipality('AG', 'Curtea de Argeș', 13_622),
  municipality('VL', 'Drăgășani', 167_981),
  town('DJ', 'Filiași', 70_414),
  municipality('NT', 'Roman', 120_860),
  municipality('BC', 'Moinești', 20_876),
  municipality('HD', 'Hunedoara', 86_810),
  town('IF', 'Bragadiru', 179_221),
  municipality('BN', 'Bistrița', 32_394),
];
