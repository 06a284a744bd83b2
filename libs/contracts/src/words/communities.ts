import type { CommunityAction, CommunityProjectAction } from '../communities.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'community.exists': [409, 'Instituția are deja o prezentare.'],
  'community.incomplete': [422, 'Scrieți o descriere a comunității înainte de publicare.'],
  'community.deleted': [409, 'Prezentarea este ștearsă. Asociația o poate restaura timp de 30 de zile.'],
  'community.name_differs': [422, 'Numele scris nu este cel al comunității.'],
  'community.has_owner': [409, 'Prezentarea este deja a unei instituții.'],
  'community.authority_taken': [409, 'Asociația ține deja o prezentare pentru această autoritate.'],
  'community.authority_presented': [
    409,
    'Această autoritate este membră și are deja o prezentare. Căutați-o în listă și modificați-o.',
  ],
  'community.unknown_authority': [422, 'Autoritatea nu este în registru. Căutați-o din nou.'],
  'community.is_test': [409, 'O comunitate de test nu se predă unei instituții.'],
  'community.owner_has_content': [
    409,
    'Instituția are deja o prezentare cu conținut. Dacă rămâne a ei, ștergeți-o pe aceasta. Dacă rămâne aceasta, instituția își scoate întâi textele și imaginile, apoi o puteți preda.',
  ],
  'community.owner_deleted': [
    409,
    'Instituția are o prezentare ștearsă, care mai poate fi restaurată. Restaurați-o, sau predați-o pe aceasta după ce s-a eliminat.',
  ],
  'community.no_demonstration': [409, 'Comunitățile de test se pot crea numai într-un portal demonstrativ.'],
  'community.import_wrong': [422, 'Fișierul are rânduri greșite; nu s-a salvat nimic.'],
  'community.project_follows': [
    409,
    'Proiectul este realizat cu un partener. Stadiul lui se schimbă în pagina colaborării.',
  ],
  'community.project_listed': [409, 'Această colaborare este deja între proiectele comunității.'],
} as const satisfies Errors;

export const ACTS = {
  'community.create': 'Prezentare începută',
  'community.edit': 'Prezentare modificată',
  'community.publish': 'Prezentare publicată',
  'community.unpublish': 'Prezentare scoasă din public',
  'community.withdraw': 'Prezentare retrasă de asociație',
  'community.restore': 'Prezentare publicată din nou',
  'community.delete': 'Prezentare ștearsă',
  'community.undelete': 'Prezentare restaurată',
  'community.purge': 'Prezentare ștearsă definitiv',
  'community.handOver': 'Prezentare predată instituției',
  'community.createTests': 'Comunități de test create',
  'community.removeTests': 'Comunități de test șterse',
  'community.addAttraction': 'Atracție adăugată',
  'community.editAttraction': 'Atracție modificată',
  'community.removeAttraction': 'Atracție ștearsă',
  'community.orderAttractions': 'Ordinea atracțiilor schimbată',
  'community.addPicture': 'Imagine adăugată în galerie',
  'community.captionPicture': 'Descrierea unei imagini modificată',
  'community.removePicture': 'Imagine scoasă din galerie',
  'community.import': 'Proiecte sau atracții importate',
  'community.editGallery': 'Galerie modificată',
  'community.orderGallery': 'Ordinea galeriei schimbată',
  'community-project.add': 'Proiect al comunității adăugat',
  'community-project.edit': 'Proiect al comunității modificat',
  'community-project.remove': 'Proiect al comunității șters',
  'community-project.start': 'Proiectul comunității a început',
  'community-project.setProgress': 'Stadiul proiectului comunității actualizat',
  'community-project.pause': 'Proiect al comunității suspendat',
  'community-project.resume': 'Proiect al comunității reluat',
  'community-project.evaluate': 'Proiect al comunității trimis în evaluare',
  'community-project.continue': 'Proiect al comunității întors în lucru',
  'community-project.complete': 'Proiect al comunității finalizat',
} satisfies Labels<`community.${CommunityAction}` | `community-project.${CommunityProjectAction}`>;

export const LIVE_TOPICS = {
  community: ['community', 'communities'],
  'community-project': ['community'],
} as const satisfies LiveLists;

export const PUBLIC_TOPICS = ['communities'] as const;
