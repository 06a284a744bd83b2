import type { CountyCode } from '@psp/contracts/taxonomies';

export type UatType = 'commune' | 'town' | 'municipality' | 'county_council' | 'adi';

export interface AuthoritySource {
  name: string;
  type: UatType;
  county: CountyCode;
  locality: string;
}

const municipality = (county: CountyCode, place: string): AuthoritySource => ({
  name: `Municipiul ${place}`,
  type: 'municipality',
  county,
  locality: place,
});
const town = (county: CountyCode, place: string): AuthoritySource => ({
  name: `Orașul ${place}`,
  type: 'town',
  county,
  locality: place,
});
const commune = (county: CountyCode, place: string): AuthoritySource => ({
  name: `Comuna ${place}`,
  type: 'commune',
  county,
  locality: place,
});

export const SIBIU = 'Municipiul Sibiu';
export const SELIMBAR = 'Comuna Șelimbăr';

/** Forty authorities in twenty counties. The places are real; what they do in the demonstration is invented. */
export const AUTHORITIES: readonly AuthoritySource[] = [
  municipality('SB', 'Sibiu'),
  commune('SB', 'Șelimbăr'),
  town('SB', 'Cisnădie'),
  commune('SB', 'Cristian'),
  municipality('CJ', 'Turda'),
  commune('CJ', 'Florești'),
  commune('CJ', 'Apahida'),
  { name: 'Consiliul Județean Cluj', type: 'county_council', county: 'CJ', locality: 'Cluj-Napoca' },
  municipality('BV', 'Făgăraș'),
  town('BV', 'Râșnov'),
  commune('BV', 'Hărman'),
  municipality('IS', 'Pașcani'),
  commune('IS', 'Miroslava'),
  { name: 'ADI Zona Metropolitană Iași', type: 'adi', county: 'IS', locality: 'Iași' },
  municipality('TM', 'Lugoj'),
  commune('TM', 'Dumbrăvița'),
  town('TM', 'Sânnicolau Mare'),
  municipality('AB', 'Sebeș'),
  commune('AB', 'Ciugud'),
  { name: 'Consiliul Județean Alba', type: 'county_council', county: 'AB', locality: 'Alba Iulia' },
  municipality('BH', 'Salonta'),
  commune('BH', 'Sânmartin'),
  municipality('MM', 'Sighetu Marmației'),
  commune('MM', 'Recea'),
  municipality('SV', 'Fălticeni'),
  town('SV', 'Gura Humorului'),
  municipality('MS', 'Sighișoara'),
  commune('MS', 'Sângeorgiu de Mureș'),
  municipality('CT', 'Mangalia'),
  commune('CT', 'Cumpăna'),
  town('PH', 'Sinaia'),
  commune('PH', 'Blejoi'),
  municipality('AG', 'Curtea de Argeș'),
  municipality('VL', 'Drăgășani'),
  town('DJ', 'Filiași'),
  municipality('NT', 'Roman'),
  municipality('BC', 'Moinești'),
  municipality('HD', 'Hunedoara'),
  town('IF', 'Bragadiru'),
  municipality('BN', 'Bistrița'),
];
