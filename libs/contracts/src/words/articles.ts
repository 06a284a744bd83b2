import type { ArticleAction, RevisionAction } from '../articles.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'article.incomplete': [422, 'Toate câmpurile sunt obligatorii, în afară de cele opționale'],
  'article.category': [422, 'Alegeți o categorie din listă.'],
  'article.cover_undescribed': [422, 'Descrieți imaginea principală.'],
  'article-category.taken': [409, 'O altă categorie are acest nume.'],
  'article-category.last': [409, 'Autorii trebuie să aibă cel puțin o categorie din care să aleagă.'],
  'article-category.other_authors': [422, 'Alegeți o altă categorie a acelorași autori.'],
  'article.cover': [422, 'Imaginea aleasă nu mai există. Alegeți alta.'],
} as const satisfies Errors;

export const ACTS = {
  'article.create': 'Articol început',
  'article.edit': 'Articol modificat',
  'article.preview': 'Articol previzualizat',
  'article.addPicture': 'Imagine încărcată pentru un articol',
  'article.discard': 'Ciornă de articol ștearsă',
  'article.submit': 'Articol trimis spre aprobare',
  'article.approve': 'Articol publicat',
  'article.reject': 'Articol respins',
  'article.requestChanges': 'Modificări cerute la articol',
  'article.reopen': 'Articol reluat ca ciornă',
  'article.revise': 'Versiune nouă de articol trimisă spre aprobare',
  'article.withdraw': 'Articol retras',
  'article.reinstate': 'Articol publicat după contestație',
  'article-revision.edit': 'Versiune nouă de articol modificată',
  'article-revision.approve': 'Versiune nouă de articol publicată',
  'article-revision.reject': 'Versiune nouă de articol respinsă',
  'article-revision.reinstate': 'Versiune nouă de articol publicată după contestație',
  // Recorded before the categories had versions.
  'article-category.edit': 'Categorie de articole schimbată',
  'article-category.move': 'Articole mutate în altă categorie',
} satisfies Labels<`article.${ArticleAction}` | `article-revision.${RevisionAction}`>;

export const LIVE_TOPICS = {
  article: ['articles', 'knowledge', 'moderation', 'decisions'],
  'article-revision': ['articles', 'knowledge', 'moderation', 'decisions'],
} as const satisfies LiveLists;

export const PUBLIC_TOPICS = ['articles'] as const;
