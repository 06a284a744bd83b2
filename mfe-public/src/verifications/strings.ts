import type { DocumentPart } from '@psp/contracts/documents';

export const strings = {
  title: 'Verificarea unui document',
  valid: 'Documentul a fost întocmit de Portal PSP',
  validText:
    'Codul este al unui document întocmit de portal. Comparați suma de control cu cea tipărită pe ultima pagină sau cu cea a fișierului primit.',
  code: 'Cod',
  madeAt: 'Întocmit la',
  content: 'Suma de control a conținutului (SHA-256), tipărită pe ultima pagină',
  parts: {
    pdf: 'Suma de control a PDF-ului',
    zip: 'Suma de control a arhivei ZIP',
    xlsx: 'Suma de control a tabelului XLSX',
  } satisfies Record<DocumentPart, string>,
  privacy: 'Din motive de confidențialitate, aici nu se arată nimic din conținutul documentului.',
  invalid: 'Niciun document nu are acest cod',
  invalidText:
    'Verificați codul literă cu literă: are 16 caractere, în patru grupe. Dacă l-ați copiat corect, documentul nu a fost întocmit de Portal PSP.',
};
