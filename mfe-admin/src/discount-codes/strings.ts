import { formatDateTime, plural } from '@psp/design-system/format';

const uses = (total: number) => plural(total, { one: 'folosire', few: 'folosiri', other: 'folosiri' });

export const strings = {
  title: 'Codurile de 10%',
  lead: 'Folosirile notate de parteneri. Un cod folosit neobișnuit de des poate fi oprit.',
  searchHint: 'Caută după firmă sau cod',
  count: uses,
  emptyTitle: 'Niciun cod nu a fost folosit',
  emptyText: 'Când un partener verifică un cod și notează folosirea, o vedeți aici.',
  noMatchTitle: 'Nicio folosire nu se potrivește',
  noMatchText: 'Căutați după alt nume sau după cod.',
  newest: 'Cea mai nouă este prima.',
  columns: {
    at: 'Când',
    owner: 'A folosit codul',
    partner: 'A acordat reducerea',
    note: 'Pentru ce',
    end: 'Oprește codul',
  },
  at: formatDateTime,
  codeFacts: (code: string, count: number) => `${code}, ${uses(count)}`,
  states: { active: null, replaced: 'înlocuit de firmă', ended: 'oprit' },
  withdrawn: (reason: string) => `Retrasă. Motivul: ${reason}`,
  end: 'Oprește codul',
  endTitle: (code: string) => `Opriți codul ${code}?`,
  endText: (firm: string) =>
    `Codul nu mai este acceptat din acest moment. ${firm} este anunțată și poate cere alt cod.`,
  endHint: 'Motivul îl citește firma.',
  ended: 'Codul a fost oprit',
};
