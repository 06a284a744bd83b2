import type { Errors } from './words.ts';

export const ERRORS = {
  'file.missing': [422, 'Alegeți un fișier.'],
  'file.empty': [422, 'Fișierul este gol.'],
  'file.type': [415, 'Tipul fișierului nu este acceptat. Conținutul trebuie să fie PDF, DOC sau DOCX.'],
  'file.not_pdf': [415, 'Prezentarea trebuie să fie un fișier PDF.'],
  'file.damaged': [422, 'Fișierul este deteriorat sau incomplet. Salvați-l din nou și reîncercați.'],
  'file.macros': [422, 'Documentul conține macrocomenzi și a fost refuzat. Salvați-l fără macrocomenzi sau ca PDF.'],
  'file.too_large': [413, 'Fișierul depășește 10 MB.'],
  'file.slow': [408, 'Încărcarea a durat prea mult. Verificați conexiunea și încercați din nou.'],
} as const satisfies Errors;
