import { excerptOf } from '../../../operating/rich-text/text.ts';

export const strings = {
  /** The task that a question without an answer becomes, as the description of a document; at most 600 characters. */
  task: (question: string) => `De scris: răspunsul la întrebarea „${excerptOf(question, 500)}”, pusă asistentului.`,
  taken: (term: string, group: string) => `„${term}” se află deja în grupul „${group}”. Schimbați acel grup.`,
  twice: (term: string) => `„${term}” este scris de două ori.`,
};
