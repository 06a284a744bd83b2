import { AREA_NAMES } from '@psp/contracts/area-names';
import type { Area } from './areas.ts';

export const strings = {
  loading: 'Se încarcă zona…',
  unavailableTitle: (area: Area) => `${AREA_NAMES[area]} nu este disponibilă momentan`,
  unavailableText: 'Celelalte zone ale portalului funcționează. Încercați din nou peste câteva momente.',
  incompatibleTitle: (area: Area) => `${AREA_NAMES[area]} se actualizează`,
  incompatibleText: 'Publicăm o versiune nouă. Încercați din nou peste câteva minute sau reîncărcați pagina.',
  crashedTitle: (area: Area) => `A apărut o eroare în ${AREA_NAMES[area].replace('Zona', 'zona')}`,
  crashedText: 'Celelalte zone ale portalului funcționează. Ce ați scris și nu ați trimis rămâne păstrat.',
  retry: 'Încearcă din nou',
  retrying: 'Se încearcă din nou…',
  reload: 'Reîncarcă pagina',
  home: 'Pagina principală',
};
