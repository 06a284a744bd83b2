import type { DocumentPart } from '@psp/contracts/documents';

export const strings = {
  title: 'Verificarea unui document',
  lead: 'Scrieți codul tipărit pe document sau alegeți fișierul PDF. Fișierul nu pleacă din calculatorul dvs.: browserul îi calculează suma de control și o compară.',
  typed: 'Codul documentului',
  typedHint: '16 litere și cifre, în patru grupe, de exemplu 7QKM-2XD9-4HTR-0B6C.',
  malformed: 'Codul are 16 litere și cifre, în patru grupe. Verificați-l literă cu literă.',
  check: 'Verifică',
  file: 'Alege fișierul PDF',
  fileHint: 'sau trageți-l aici.',
  compare: 'Compară un fișier',
  compareHint: 'sau trageți aici documentul primit.',
  noCode: (name: string) => `În „${name}” nu se află codul portalului. Scrieți codul tipărit pe document.`,
  unread: (name: string) => `Fișierul „${name}” nu a putut fi citit. Alegeți-l din nou.`,
  tooLarge: (name: string) => `Fișierul „${name}” are peste 200 MB și nu poate fi comparat aici.`,
  insecure:
    'Browserul calculează suma de control numai la o adresă https. Comparați suma afișată cu cea calculată de alt program.',
  same: 'Fișierul este cel întocmit de portal',
  sameText: (name: string) => `„${name}” are suma de control a documentului, deci nu a fost schimbat.`,
  other: 'Fișierul nu este cel întocmit de portal',
  otherText: (name: string) =>
    `„${name}” are altă sumă de control: a fost schimbat după întocmire sau este alt document.`,
  another: 'Fișierul este al altui cod',
  anotherText: (name: string, code: string) => `„${name}” poartă codul ${code}.`,
  checkAnother: 'Verifică documentul cu acest cod',
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
