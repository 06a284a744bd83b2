import type { VAT_RATES } from '@psp/contracts/vat-rates';
import { CIVIS, SOFTPRIM } from './firm-source.ts';

/** A line of an offer with its share of the price. */
export interface SharedLine {
  description: string;
  quantity: number;
  unit: string;
  /** Relative to the sum of all shares of the offer. */
  share: number;
  vatRate: (typeof VAT_RATES)[number];
}

const line = (
  description: string,
  quantity: number,
  unit: string,
  share: number,
  vatRate: SharedLine['vatRate'] = 21,
): SharedLine => ({ description, quantity, unit, share, vatRate });

/** Offers priced by lines: by title of the request and name of the firm. */
export const OFFER_LINES: Record<string, Record<string, readonly SharedLine[]>> = {
  'Digitalizarea registrului agricol': {
    [CIVIS]: [
      line('Scanarea și preluarea pozițiilor', 3600, 'poziție', 45),
      line('Verificarea pe teren a pozițiilor neclare', 24, 'zi', 12),
      line('Aplicație și legătura cu evidența fiscală', 1, 'bucată', 35),
      line('Instruirea operatorilor', 4, 'sesiune', 6),
      line('Ghid tipărit pentru operatori', 20, 'bucată', 2, 11),
    ],
  },
  'Portal de servicii electronice și plată a taxelor': {
    [CIVIS]: [
      line('Analiză și proiectare', 18, 'zi', 14),
      line('Portal cu semnătură electronică', 1, 'bucată', 40),
      line('Integrare cu registratura și cu evidența fiscală', 2, 'integrare', 24),
      line('Instruirea funcționarilor', 6, 'sesiune', 8),
      line('Ghid tipărit pentru locuitori', 400, 'bucată', 3, 11),
      line('Asistență și actualizări', 12, 'lună', 11),
    ],
    [SOFTPRIM]: [
      line('Licență de portal', 1, 'licență', 38),
      line('Configurare și integrări', 45, 'zi', 46),
      line('Instruire', 5, 'sesiune', 7),
      line('Asistență', 12, 'lună', 9),
    ],
  },
  'Sistem de management al documentelor': {
    [CIVIS]: [
      line('Licențe pentru compartimente', 22, 'licență', 34),
      line('Migrarea datelor din ultimii cinci ani', 1, 'bucată', 28),
      line('Configurarea circuitelor de documente', 22, 'circuit', 22),
      line('Instruire pe compartimente', 11, 'sesiune', 8),
      line('Manual tipărit', 60, 'bucată', 2, 11),
      line('Asistență', 6, 'lună', 6),
    ],
  },
};
