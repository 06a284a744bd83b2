import type { ArticleSource } from './articles-source.ts';

/** Technology, by firms. */
export const DIGITAL_ARTICLES: readonly ArticleSource[] = [
  {
    by: 'Civis Digital',
    category: 'firma-it-digitalizare',
    title: 'Formularul online pe care oamenii îl termină',
    summary: 'Opt reguli învățate din două sute de mii de cereri depuse în portaluri de primării.',
    text: `Jumătate dintre formularele începute într-un portal de primărie nu se termină. Nu din cauza tehnologiei: din cauza întrebărilor.
## Opt reguli
- o întrebare pe ecran la telefon, nu douăzeci;
- nimic din ce instituția știe deja;
- eticheta deasupra câmpului, nu în el;
- exemplul înainte, eroarea după, cu aceleași cuvinte;
- salvare la fiecare pas, fără cont;
- lista de acte la început, nu la sfârșit;
- o pagină de verificare înainte de trimitere;
- un număr de înregistrare pe care omul îl primește imediat.
## Cum măsurați
Numărați câți încep, câți ajung la ultimul pas și cât durează. Dacă un pas pierde mai mult de un sfert dintre oameni, acolo este o întrebare prost pusă. Schimbați o frază, așteptați două săptămâni, numărați din nou.
## Un caz
La certificatul fiscal, înlocuirea cuvântului „rol” cu „numărul de pe înștiințare” a redus telefoanele la jumătate.
## Testați cu oameni adevărați
Cinci persoane și o după-amiază ajung. Rugați-le să completeze cu voce tare și nu le ajutați. Prima frază pe care o recitesc trebuie rescrisă. Apoi încercați formularul de pe un telefon de acum cinci ani.`,
    parts: ['accesibilitate', 'date'],
  },
  {
    by: 'Softprim',
    category: 'firma-it-digitalizare',
    title: 'Migrarea de la o aplicație veche de taxe: planul pe douăsprezece săptămâni',
    summary: 'Ce se face în paralel, ce se verifică leu cu leu și când se oprește aplicația veche.',
    text: `O aplicație de taxe nu se înlocuiește într-un weekend. Se poate însă face în douăsprezece săptămâni, fără să se piardă o chitanță.
## Săptămânile 1–4: datele
Se extrag toate rolurile și toate soldurile, inclusiv cele zero. Totalurile pe tip de impozit trebuie să fie identice cu contul de execuție. Diferența de un leu se caută, nu se acceptă.
## Săptămânile 5–8: paralel
Două ghișee lucrează în aplicația nouă, celelalte în cea veche, iar seara se compară încasările. În fiecare vineri, lista de nepotriviri se închide.
## Săptămânile 9–12: trecerea
Se alege o săptămână fără termen de plată. Aplicația veche rămâne numai în citire, cinci ani, pe un calculator al primăriei. Ultimul lucru care se oprește este imprimanta de chitanțe.
## Clauza care vă apără
Cereți ca datele să vă fie predate la sfârșitul contractului într-un format deschis, cu descrierea câmpurilor. Costă nimic dacă este cerut la început.
## Oamenii de la ghișeu
Cel mai bun semn că trecerea reușește este liniștea de la ghișeul trei. Alegeți o colegă care cunoaște toate cazurile ciudate și lăsați-o să încerce să strice aplicația. Lista ei de treizeci de excepții valorează mai mult decât manualul.`,
    parts: ['mentenanta', 'date', 'oameni'],
  },
  {
    by: 'Securis Net',
    category: 'firma-it-digitalizare',
    title: 'NIS2 pentru o primărie de oraș: ce aveți de făcut luni dimineață',
    summary: 'OUG 155/2024 fără panică: inventar, copii de siguranță, un om responsabil și un exercițiu.',
    text: `Directiva NIS2 a fost transpusă prin OUG 155/2024, iar o parte dintre autoritățile publice intră sub obligațiile ei. Chiar dacă nu sunteți siguri că vi se aplică, lucrurile de făcut întâi sunt aceleași.
## Patru lucruri
- Inventarul: ce calculatoare, ce aplicații, cine are drepturi de administrator. De obicei ies la iveală două conturi ale unor oameni plecați.
- Copiile de siguranță: una zilnic, una în altă clădire, una care nu se poate șterge din rețea. Și o restaurare de probă pe trimestru.
- Al doilea pas la conectare, pentru e-mail și pentru aplicațiile de buget.
- Un om care știe pe cine sună la două noaptea.
## Raportarea
Incidentele semnificative se anunță la Directoratul Național de Securitate Cibernetică: o avertizare în 24 de ore, o notificare în 72, raportul final după o lună. Pregătiți formularul acum, cu datele instituției completate.
## Exercițiul
Scoateți din priză, anunțat, un server pentru o oră. Veți afla mai mult decât din orice audit.
## Furnizorii
Cereți-le, prin contract, să vă anunțe incidentele lor și să șteargă conturile oamenilor care pleacă.`,
    parts: ['risc', 'date'],
  },
  {
    by: 'Regista',
    category: 'firma-it-digitalizare',
    title: 'Registratura electronică începe cu o ștampilă mai puțin',
    summary: 'Cum arată circuitul unui document după ce hârtia nu mai urcă scările.',
    text: `Am numărat, într-un municipiu, unsprezece opriri pe drumul unei cereri simple. Șapte erau pentru ca cineva să vadă că a trecut pe acolo. Registratura electronică le-a transformat în patru.
## Circuitul nou
Cererea se înregistrează o singură dată, la intrare, indiferent pe unde vine. Se repartizează după tip, nu după cine este la birou. Termenul se calculează singur și se vede de către toți cei implicați. Răspunsul se semnează electronic și pleacă pe canalul ales de solicitant.
## Semnătura electronică
Regulamentul (UE) 910/2014 și Legea 214/2024 recunosc semnătura calificată ca echivalentă celei de mână. Începeți cu trei certificate: primarul, secretarul general și șeful compartimentului cu cele mai multe acte.
## Arhivarea
Documentul născut electronic se păstrează electronic. A-l tipări pentru dosar înseamnă a plăti de două ori și a pierde semnătura pe drum.
## Rezistența
Cea mai grea zi este aceea în care șeful cere dosarul „pe hârtie, ca de obicei”. Stabiliți de la început că rezoluția se pune în sistem. În instituțiile în care primarul a lucrat primul așa, trecerea a durat două luni; în celelalte, un an. Un ecran mare în hol, cu numărul de lucrări în termen, a făcut restul.`,
    parts: ['oameni'],
  },
  {
    by: 'Geoplan Digital',
    category: 'firma-inovatie',
    title: 'Harta din care se ia decizia, nu doar se tipărește',
    summary: 'Un sistem geografic mic, cu patru straturi, care se plătește din primul an.',
    text: `Multe primării au cumpărat sisteme geografice cu șaizeci de straturi și folosesc două. Noi propunem invers: patru straturi ținute la zi și abia apoi al cincilea.
## Cele patru straturi
- parcelele, cu numărul cadastral și proprietarul generic (public, privat);
- rețelele, cu adâncimea măsurată la fiecare intervenție;
- reglementările urbanistice, pe zone, cu textul regulamentului la un clic;
- lucrările în curs, cu dată de început și de sfârșit.
## De unde vine economia
Dintr-o singură săpătură evitată. Când străzile planificate pentru asfaltare se văd peste conductele care trebuie schimbate, ordinea lucrărilor se schimbă de la sine.
## Date deschise
Legea 179/2022 încurajează publicarea datelor. Straturile fără informații personale pot fi puse pe data.gov.ro; studenții și firmele le vor folosi și vă vor semnala greșelile gratuit.
## Cine o ține la zi
Nu un departament nou. Fiecare lucrare se recepționează cu fișierul ei, în formatul cerut, iar cine răspunde de autorizații adaugă parcela în ziua emiterii. Două ore pe săptămână, trecute în fișa postului. Dacă harta rămâne în urmă cu o lună, oamenii se întorc la planșele de pe perete. Verificarea se face ușor: alegeți zece adrese la întâmplare și mergeți cu tableta pe teren.`,
    parts: ['mentenanta'],
  },
  {
    by: 'DataCom Rural',
    category: 'firma-it-digitalizare',
    title: 'Rețeaua unei primării de comună, desenată pe o foaie',
    summary: 'Un dulap, două legături la internet și o listă de parole care nu stă pe monitor.',
    text: `Într-o comună cu douăsprezece calculatoare nu este nevoie de un specialist cu normă întreagă. Este nevoie de o rețea atât de simplă încât să o poată explica oricine.
## Ce intră pe foaie
Un dulap închis, ventilat, cu un întrerupător propriu. Două legături la internet, una prin fibră și una mobilă, cu trecere automată. Rețea separată pentru public și pentru camere. O sursă care ține treizeci de minute, cât să închizi corect.
## Parolele
Un administrator de parole comun, cu două persoane care au acces de urgență, într-un plic sigilat în seif. Hârtiuța lipită pe monitor este primul lucru pe care îl fotografiază un vizitator.
## Costul
Echipamentele costă cam cât un laptop bun. Contractul de întreținere, dacă prevede timp de intervenție și nu „asistență nelimitată”, costă mai puțin decât o zi pe lună în care nu merge nimic.
## Verificarea anuală
O dată pe an, într-o după-amiază: încercați sursa de rezervă, restaurați un document din copia de siguranță, schimbați parolele comune, aruncați cablurile pe care nu le recunoaște nimeni și actualizați foaia. Puneți-o apoi în seif, lângă plic. Fotografiați dulapul: la o defecțiune, poza ajunge la tehnician mai repede decât el la dvs.`,
    parts: ['praguri'],
  },
  {
    by: 'Orizont Smart',
    category: 'firma-inovatie',
    title: 'Oraș inteligent cu buget mic: ce merită și ce nu',
    summary: 'Trei proiecte sub o sută de mii de lei care au rămas în funcțiune după cinci ani.',
    text: `Din douăzeci de proiecte „smart” pe care le-am revizitat la cinci ani după inaugurare, opt mai funcționau. Toate opt aveau ceva în comun: cineva din primărie le folosea săptămânal.
## Ce a rămas
- senzorii de nivel din containerele de sticlă: mașina pleacă numai când este plin;
- contoarele de apă cu citire la distanță în clădirile publice: o pierdere se vede a doua zi;
- numărătoarea de pietoni și bicicliști, pentru că primarul o citește în raport.
## Ce s-a stins
Băncile cu încărcător, panourile interactive din piață și aplicația orașului. Nu erau rele; nu aveau un proprietar. Nimeni nu observa când se stricau.
## Întrebarea de pus
„Cine va deschide ecranul acesta luni dimineață și ce va face altfel?” Dacă nu aveți un nume, amânați achiziția.
## Cum cumpărați mai puțin
Cereți un proiect-pilot de trei luni, plătit, cu criterii scrise de reușită și cu dreptul de a nu continua. Datele trebuie să vă aparțină din prima zi. Un furnizor sigur pe produsul lui acceptă; unul care insistă pe pachetul complet de la început vă spune, de fapt, ceva despre produs.`,
    parts: ['oferte'],
    fate: 'changes',
    reason:
      'Textul este bun. Spuneți în ce localități sunt cele trei proiecte și de unde vin cifrele, ca cititorul să le poată verifica.',
  },
  {
    by: 'Arhiva Vie',
    category: 'firma-it-digitalizare',
    title: 'Cât costă, de fapt, scanarea unei arhive',
    summary: 'Prețul pe pagină ascunde jumătate din muncă: pregătirea și indexarea.',
    text: `Ofertele pentru digitizarea arhivelor se compară de obicei pe prețul paginii scanate. Este ca și cum ați compara case după prețul cărămizii.
## Din ce se compune costul
- pregătirea: scos capse, îndreptat colțuri, refăcut ordinea; cam 35% din muncă;
- scanarea propriu-zisă: 20%;
- indexarea după câmpurile de care aveți nevoie: 30%;
- verificarea și refacerea dosarelor: restul.
## Ce cereți în caietul de sarcini
Trei până la cinci câmpuri de indexare, nu cincisprezece. O rată de eroare maximă, verificată prin sondaj pe fiecare lot. Lucrul la sediul dvs., cu proces-verbal de ieșire și intrare pentru fiecare raft. Formate deschise și o copie pe două suporturi.
## Ce nu se scanează
Documentele cu termen de păstrare expirat. Întâi se face selecționarea, cu avizul Arhivelor Naționale, apoi se plătește scanarea a ceea ce rămâne.
## O probă înainte de contract
Alegeți un metru de raft, cel mai amestecat, și cereți ofertanților să îl lucreze contra cost, sub ochii dvs. Veți afla timpul real și veți vedea cum se poartă cu hârtia. Întrebați-i ce fac cu planșele mari, cu dosarele cusute și cu fotografiile; din răspuns se cunoaște meseriașul.`,
    parts: ['date'],
    fate: 'rejected',
    reason:
      'Articolul descrie o singură ofertă comercială. Blogul primește experiențe și sfaturi, nu reclame; pentru ofertă folosiți marketplace-ul.',
  },
];
