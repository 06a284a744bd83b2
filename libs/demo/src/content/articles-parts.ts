/** Sections on what comes back in many articles, each in the form of `ArticleSource.text`. */
export const PARTS = {
  praguri: `## Pragurile, pe scurt
Legea 98/2016, la articolul 7 alineatul (5), permite achiziția directă atunci când valoarea estimată, fără TVA, este mai mică de:
- 270.120 lei pentru produse și servicii;
- 900.400 lei pentru lucrări.
Pragul se raportează la tot ce se cumpără de același fel într-un an, nu la o factură. Împărțirea unei nevoi în bucăți, ca fiecare să încapă sub prag, este prima neregulă pe care o caută un control și cea mai ușor de dovedit.`,
  oferte: `## Cum comparați ofertele
Puneți-le una lângă alta pe aceleași rânduri: preț fără TVA, termen, garanție, cine lucrează efectiv, ce nu este inclus. Ofertele par foarte diferite până când sunt aduse la aceeași măsură. Întrebările unei firme și răspunsurile dvs. trebuie să ajungă la toate celelalte, altfel comparați răspunsuri la întrebări diferite. La final, scrieți în două fraze de ce ați ales: peste trei ani, când cineva va întreba, acele fraze vor fi singura memorie a deciziei.`,
  receptie: `## Recepția nu este o formalitate
Stabiliți încă din caietul de sarcini ce se verifică, de către cine și în câte zile. La recepție treceți prin listă punct cu punct, cu cei care vor folosi lucrarea de față, și notați ce lipsește, cu termen de remediere. Plata finală se face după ce lista este goală. Un proces-verbal semnat „cu obiecțiuni minore”, fără să spună care sunt ele, nu ajută pe nimeni: nici pe constructor, care nu știe ce are de făcut, nici primăria, care nu mai are cu ce cere.`,
  date: `## Datele personale
Cereți numai datele de care este nevoie pentru cererea respectivă; codul numeric personal nu se cere „ca să fie”. Scrieți pe formular, în câteva rânduri, cine folosește datele, cât timp și unde se poate plânge omul. Orice autoritate publică are un responsabil cu protecția datelor, iar o breșă care poate afecta oamenii se notifică autorității de supraveghere în cel mult 72 de ore de la aflare, potrivit Regulamentului (UE) 2016/679. Merită exersat o dată, înainte să fie nevoie.`,
  accesibilitate: `## Accesibil pentru toți
OUG 112/2018 obligă instituțiile publice să aibă site-uri și aplicații pe care le poate folosi și o persoană care nu vede, nu aude sau nu folosește mouse-ul. În practică înseamnă texte adevărate în loc de scanări, contrast bun, formulare care merg doar din tastatură și o declarație de accesibilitate cu o adresă la care se poate reclama. La reclamații se răspunde în 30 de zile. Cereți furnizorului dovada verificării, nu o simplă afirmație în ofertă.`,
  transparenta: `## Ce spune legea transparenței
Legea 52/2003 cere ca proiectele de acte normative, inclusiv hotărârile de consiliu cu caracter normativ, să fie anunțate cu cel puțin 30 de zile lucrătoare înainte de avizare și ca oamenii să aibă cel puțin 10 zile calendaristice pentru a trimite propuneri în scris. Dacă o asociație legal constituită sau o altă autoritate cere, se organizează o dezbatere publică. Un calendar pregătit la începutul anului scutește ședințele extraordinare din decembrie.`,
  dosar: `## Dosarul de finanțare
Înainte de a scrie prima pagină, verificați patru lucruri: dreptul asupra terenului sau a clădirii, situația datoriilor, capacitatea de a plăti cofinanțarea și cheltuielile neeligibile, omul care va urmări proiectul până la ultimul raport. Cele mai multe cereri respinse nu au o idee slabă, ci o anexă expirată. Țineți o listă cu valabilitatea fiecărui document și cereți din nou avizele cu o lună înainte, nu în ziua depunerii.`,
  comunicare: `## Spuneți oamenilor la timp
Un anunț bun încape pe o pagină și răspunde la cinci întrebări: ce se întâmplă, unde, de când până când, ce are omul de făcut și la cine întreabă. Puneți-l în aceeași zi pe site, la avizier și în grupurile în care oamenii discută deja. Reveniți când se schimbă ceva, chiar dacă vestea nu este bună: o întârziere anunțată este o întârziere, una neanunțată este o promisiune încălcată.`,
  mentenanta: `## După predare începe greul
Orice lucrare sau aplicație costă și după ce a fost plătită. Treceți în buget, de la început, întreținerea pe cinci ani: revizii, consumabile, actualizări, instruirea celor care vin. Cereți documentația, parolele și datele într-o formă pe care o poate prelua și altcineva. O clauză de predare la sfârșitul contractului, cu termen și preț zero, vă ferește să rămâneți legați de un singur furnizor.`,
  energie: `## Măsurați înainte și după
Fără consumul dinainte nu puteți dovedi nicio economie. Strângeți facturile pe ultimii trei ani, pe clădiri și pe luni, și notați suprafața încălzită. Localitățile cu peste 5.000 de locuitori au oricum obligația, prin Legea 121/2014, să întocmească un program de îmbunătățire a eficienței energetice, iar cele cu peste 20.000 să aibă manager energetic. Tabelul făcut pentru program este tocmai cel de care aveți nevoie în cererea de finanțare.`,
  oameni: `## Pregătiți oamenii, nu doar procedura
O schimbare se pierde între ghișeu și birou dacă aceia care lucrează zi de zi nu au fost întrebați. Alegeți doi colegi care încearcă primii, lăsați-i două săptămâni să noteze ce nu merge și abia apoi extindeți. Instruirile scurte, de o oră, pe cazuri adevărate, rămân mai bine decât o zi întreagă în sala de ședințe. Și lăsați scris pe o pagină cine pe cine înlocuiește în concediu.`,
  risc: `## Ce poate merge prost
Faceți la început o listă scurtă de riscuri, nu mai mult de zece, și pentru fiecare scrieți cine îl urmărește. Cele care apar aproape mereu: un aviz întârziat, un preț care nu mai acoperă materialele, un om-cheie care pleacă, o iarnă venită devreme. Recitiți lista o dată pe lună, în aceeași zi. Controlul intern managerial, reglementat prin OSGG 600/2018, cere oricum un registru al riscurilor; mai bine unul folosit decât unul completat.`,
} as const;
export type PartName = keyof typeof PARTS;
