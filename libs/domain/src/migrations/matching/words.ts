/** Folded words that stand in texts of every kind: that two texts share one of them says nothing of what they are about. */
export const IDLE_WORDS: readonly string[] = [
  ...'acest aceasta acestea acestei acestor acestui acestora aceste acestuia acolo aici alt srl alta alte altele altor anume apoi are asa'.split(
    ' ',
  ),
  ...'asupra atat atunci avand avem aveti avea bun buna bune cand care carei carora caror cat catre cateva ceea cei cele celor cea cel'.split(
    ' ',
  ),
  ...'chiar cum dar daca dupa decat deja deoarece despre din dintre doar doi doua dumneavoastra dvs ele este eram etc fara fata fie'.split(
    ' ',
  ),
  ...'fiecare fiind fost foarte iar insa intre intr inainte inca incat incepand lor lui mai mare mari mea mic mult multe nici noi'.split(
    ' ',
  ),
  ...'nostru noastra noastre nou noua numai numar orice ori pana pentru peste poate pot prin printr prea putin prima primul sale sau'.split(
    ' ',
  ),
  ...'sunt sub suntem suplimentar tot toata toate toti trei una unde unei unele unor unui unul vor vom'.split(' '),
  ...'activitate activitati activitatea activitatilor activitatile anul ani anului bine baza cadru cadrul cerere cererea cerinte'.split(
    ' ',
  ),
  ...'comuna comunei comune client clienti clientilor companie companiei dorim dorim domeniu domeniul experienta firma firmei firme'.split(
    ' ',
  ),
  ...'institutie institutii institutiei institutiilor judet judetul judetului judetean judete lei local locala locale localitate'.split(
    ' ',
  ),
  ...'localitatea lucrari lucram lucru necesar necesara necesare necesita nivel nivelul oferim oferta oferte oferirea oras orasul'.split(
    ' ',
  ),
  ...'orasului municipiu municipiul municipiului parte parti partea partener parteneri perioada perioade persoane primar primarie'.split(
    ' ',
  ),
  ...'primaria primariei primarii primariilor privind proiect proiecte proiectul proiectului proiectelor public publica publice'.split(
    ' ',
  ),
  ...'publici realizare realizarea realizam sat sate servicii serviciu serviciul serviciile serviciilor serviciului solicita'.split(
    ' ',
  ),
  ...'solicitam solicitare solicitarea specialist specialisti specialistilor tara termen termenul timp uat zile zilei'.split(
    ' ',
  ),
  ...'aflam aiba aflu avut cati cine ceva cumva data date datele datelor exista faca face facem facut fac fi inclusiv incepe ramane trebuie vrea vrem'.split(
    ' ',
  ),
  // Of the other languages that texts are in.
  ...'the and for with will shall that this are und der die das mit fur von wird ist eine hogy nem egy vagy valamint meg kell'.split(
    ' ',
  ),
];

/** Common words by which the languages of the country's authorities, and English, are told apart; folded. */
export const COMMON_WORDS = {
  ro: 'si pentru sau este prin din care cu al ale'.split(' '),
  hu: 'es hogy nem egy vagy valamint az meg kell amely szukseges onkormanyzat szolgaltatas reszere'.split(' '),
  de: 'und der die das mit fur von wird ist eine den dem'.split(' '),
  en: 'the and of for with to will shall is are'.split(' '),
} as const;
