import type { Errors } from './words.ts';

export const ERRORS = {
  'file.missing': [422, 'Alegeți un fișier.'],
  'file.empty': [422, 'Fișierul este gol.'],
  'file.type': [415, 'Tipul fișierului nu este acceptat. Conținutul trebuie să fie PDF, DOC sau DOCX.'],
  'file.false_pdf': [415, 'Fișierul se numește .pdf, dar nu este PDF.'],
  'file.not_pdf': [415, 'Prezentarea trebuie să fie un fișier PDF.'],
  'file.damaged': [422, 'Fișierul este deteriorat sau incomplet. Salvați-l din nou și reîncercați.'],
  'file.macros': [422, 'Documentul conține macrocomenzi și a fost refuzat. Salvați-l fără macrocomenzi sau ca PDF.'],
  'file.too_large': [413, 'Fișierul depășește 10 MB.'],
  'file.programs': [
    422,
    'Arhiva conține programe și a fost refuzată. Lăsați în ea numai documente, imagini și planșe.',
  ],
  'attachment.type': [415, 'Alegeți un fișier PDF, DOC, DOCX, XLS, XLSX, ODT, PNG, JPEG sau ZIP.'],
  'attachment.too_large': [413, 'Fișierul depășește 25 MB.'],
  'attachment.gone': [422, 'Un fișier anexat nu mai există. Scoateți-l și încărcați-l din nou.'],
  'attachment.too_many': [
    422,
    'Proiectul poate avea cel mult 200 de fișiere. Scoateți unele înainte de a adăuga altele.',
  ],
  'file.slow': [408, 'Încărcarea a durat prea mult. Verificați conexiunea și încercați din nou.'],
} as const satisfies Errors;
