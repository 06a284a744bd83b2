export const strings = {
  home: 'Acasă',
  title: 'Rapoarte anuale',
  lead: 'Ce a făcut rețeaua în fiecare an, cu cifrele ca date deschise.',
  description: 'Rapoartele anuale ale rețelei Portal PSP: cifre calculate, texte ale asociației și date deschise.',
  kind: 'Raport anual',
  nothing: 'Niciun raport publicat',
  nothingText: 'Raportul unui an se publică după încheierea lui.',
};
