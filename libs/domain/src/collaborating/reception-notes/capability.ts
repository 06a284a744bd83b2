import { ERRORS } from '@psp/contracts/words/reception-notes';
import type { Capability } from '../../capability.ts';
import { ReceptionNotes } from '../../migrations/0035-reception-notes.ts';
import { causedBy } from '../../operating/audit/last-act.ts';

declare module '../../operating/jobs/enqueue.ts' {
  interface Jobs {
    /** Builds the reception note with this id. */
    'reception-note': { id: string };
  }
}

export const receptionNotes: Capability = {
  name: 'reception-notes',
  words: { ERRORS },
  jobs: { 'reception-note': { retryLimit: 3, expireInSeconds: 300 } },
  migrations: { '0035-reception-notes': ReceptionNotes },
  constraints: { reception_note_one: 'reception_note.exists' },
  causes: {
    'reception_note.exists': causedBy({
      acts: ['project.makeNote'],
      wayOn: 'Procesul-verbal stă pe pagina proiectului de îndată ce este gata.',
    }),
  },
};
