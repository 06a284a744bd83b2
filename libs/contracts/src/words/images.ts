import type { Errors } from './words.ts';

export const ERRORS = {
  'image.type': [415, 'Imaginea nu este acceptată. Alegeți o fotografie JPEG, PNG, WebP, AVIF sau GIF.'],
  'image.too_many_pixels': [422, 'Imaginea depășește 40 de megapixeli. Micșorați-o și încercați din nou.'],
  'image.shape': [422, 'Imaginea este prea îngustă. O latură nu poate fi de peste cinci ori mai lungă decât cealaltă.'],
  'image.damaged': [422, 'Imaginea este deteriorată sau incompletă. Salvați-o din nou și reîncercați.'],
  'image.in_use': [409, 'Imaginea este folosită într-o pagină. Scoateți-o de acolo, apoi ștergeți-o.'],
} as const satisfies Errors;
