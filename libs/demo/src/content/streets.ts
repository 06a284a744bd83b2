export const TOWN_STREETS = [
  'Str. Mihai Viteazul',
  'Str. Avram Iancu',
  'Str. Nicolae Bălcescu',
  'Bd. Unirii',
  'Str. Ștefan cel Mare',
  'Calea Victoriei',
  'Str. Horea',
  'Str. George Coșbuc',
] as const;
export const COMMUNE_STREET = 'Str. Principală';

export const AUTHORITY_POSITIONS = [
  'Secretar general',
  'Primar',
  'Viceprimar',
  'Inspector achiziții publice',
  'Consilier superior',
] as const;
export const FIRM_POSITIONS = [
  'Administrator',
  'Director general',
  'Manager de proiect',
  'Director comercial',
] as const;

/** Portfolio texts of firms; {s} stands for services, {c} for the county. */
export const PORTFOLIOS = [
  '{s}: contracte finalizate pentru primării din județul {c} și din județele vecine.',
  'Am livrat {s} pentru comune, orașe și un consiliu județean, cu recepție la termen.',
  'Lucrări recente: {s}, pentru autorități locale din {c}; referințe la cerere.',
] as const;
