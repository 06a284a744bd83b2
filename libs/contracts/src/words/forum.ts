import type { PostAction, TopicAction } from '../forum.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'forum.category': [422, 'Categoria aleasă nu există sau nu o puteți citi.'],
  'forum.empty': [422, 'Scrieți textul.'],
  'forum.category_exists': [409, 'Există deja o categorie cu acest nume.'],
  'forum.general_stays': [
    409,
    'Categoria „General” rămâne deschisă tuturor: în ea ajung topicurile fără altă categorie.',
  ],
  'forum.too_long': [422, 'Un mesaj din forum poate avea cel mult 20.000 de caractere. Împărțiți textul.'],
  'forum.too_many_links': [422, 'Un mesaj din forum poate avea cel mult 10 linkuri.'],
  'forum.too_many_mentions': [422, 'Într-un mesaj puteți menționa cel mult 10 persoane.'],
  'forum.mention_pace': [
    429,
    'Ați menționat multe persoane într-un timp scurt. Textul este păstrat; scoateți din mențiuni sau încercați mai târziu.',
  ],
  'forum.pace': [
    429,
    'Ați scris multe mesaje într-un timp scurt. Textul este păstrat; încercați din nou peste câteva minute.',
  ],
  'forum.restricted': [
    409,
    'Categoria topicului nu este citită de toți membrii, așa că topicul nu se publică pentru vizitatori. Mutați-l întâi.',
  ],
  'forum.locked': [409, 'Discuția este închisă de asociație; nu se mai pot scrie răspunsuri.'],
  'forum.has_replies': [409, 'Topicul are deja răspunsuri, așa că nu mai poate fi șters.'],
  'forum.is_accepted': [409, 'Mesajul este răspunsul acceptat. Alegeți alt răspuns înainte de a-l șterge.'],
  'forum.flagged': [409, 'Ați raportat deja acest mesaj. Asociația îl verifică.'],
  'forum.contested_once': [409, 'Retragerea a fost contestată deja o dată.'],
  'forum.same_admin': [403, 'Contestația este decisă de alt administrator decât cel care a retras mesajul.'],
  'forum.merge_into_itself': [422, 'Un topic nu poate fi unit cu el însuși sau cu unul care a fost unit cu el.'],
} as const satisfies Errors;

export const ACTS = {
  'forum-topic.create': 'Topic creat',
  'forum-topic.reply': 'Răspuns scris',
  'forum-topic.accept': 'Răspuns acceptat',
  'forum-topic.unaccept': 'Acceptarea răspunsului retrasă',
  'forum-topic.lock': 'Discuție închisă',
  'forum-topic.unlock': 'Discuție redeschisă',
  'forum-topic.pin': 'Topic fixat',
  'forum-topic.unpin': 'Topic desprins',
  'forum-topic.move': 'Topic mutat',
  'forum-topic.merge': 'Topic unit cu altul',
  'forum-topic.publish': 'Topic publicat pentru vizitatori',
  'forum-topic.unpublish': 'Topic retras din pagina publică',
  'forum-topic.show': 'Topic afișat',
  'forum-topic.hide': 'Topic ascuns',
  'forum-topic.follow': 'Urmărirea topicului schimbată',
  'forum-topic.read': 'Topic citit',
  'forum-post.thank': 'Mulțumire',
  'forum-category.create': 'Categorie de forum creată',
  'forum-category.edit': 'Categorie de forum modificată',
  'forum-word.add': 'Cuvânt adăugat în filtrul forumului',
  'forum-word.remove': 'Cuvânt scos din filtrul forumului',
  'forum-post.create': 'Mesaj scris',
  'forum-post.edit': 'Mesaj modificat',
  'forum-post.delete': 'Mesaj șters',
  'forum-post.flag': 'Mesaj raportat',
  'forum-post.approve': 'Mesaj aprobat',
  'forum-post.keep': 'Mesaj păstrat',
  'forum-post.remove': 'Mesaj retras',
  'forum-post.contest': 'Retragere contestată',
  'forum-post.uphold': 'Retragere menținută',
  'forum-post.restore': 'Mesaj publicat din nou',
} satisfies Labels<`forum-topic.${TopicAction | 'create'}` | `forum-post.${PostAction | 'create'}`>;

export const LIVE_TOPICS = {
  'forum-topic': ['forum', 'knowledge'],
  'forum-post': ['forum', 'forum-posts', 'knowledge', 'moderation'],
} as const satisfies LiveLists;
