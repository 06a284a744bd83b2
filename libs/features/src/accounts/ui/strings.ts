export const strings = {
  password: 'Parola',
  newPassword: 'Parola nouă',
  hint: 'Cel puțin 12 caractere. Câteva cuvinte fără legătură între ele sunt ușor de ținut minte și greu de ghicit.',
  confirmation: 'Confirmați parola',
  show: 'Arată',
  hide: 'Ascunde',
  missing: 'Scrieți parola.',
  confirmationMissing: 'Scrieți parola încă o dată.',
  weak: 'Parola este prea ușor de ghicit.',
  strength: 'Siguranța parolei:',
  levels: ['', 'slabă', 'de îmbunătățit', 'bună', 'foarte bună'],
  improve: 'De schimbat:',
};

export const switching = {
  failed: 'Nu am putut schimba organizația. Încercați din nou.',
  secondStep: 'Deconectați-vă și intrați prin conectarea administratorilor, unde vi se cere și al doilea pas.',
};
