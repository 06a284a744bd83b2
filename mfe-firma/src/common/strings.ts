/** Words that several screens of the area share. */
export const strings = {
  requestCode: (id: string) => `Cod pentru asistență: ${id}`,
  problem: 'Există o problemă',
  actionFailed: 'Operațiunea nu a reușit',
  reloaded:
    'Între timp, această înregistrare a fost modificată. Am încărcat varianta nouă: verificați-o, apoi încercați din nou.',
  keptText: 'Textul dvs. este păstrat.',
  giveUp: 'Renunță',
  close: 'Închide',
  sending: 'Se trimite…',
  saving: 'Se salvează…',
  breadcrumb: 'Unde vă aflați',
  history: 'Istoric',
};
