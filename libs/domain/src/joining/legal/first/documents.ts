import type { LegalSlug } from '@psp/contracts/legal-documents';

/** Version 1 of a legal document; the body is HTML. */
interface FirstText {
  lead: string;
  body: string;
}

/** Initial text on the rights of data subjects and how to exercise them. */
const GDPR: FirstText = {
  lead: 'Drepturile pe care vi le dă Regulamentul (UE) 2016/679 (GDPR) și cum le folosiți, pas cu pas, în Portal PSP.',
  body: `<h2>1. Operatorul</h2>
<p>Datele sunt prelucrate de Asociația Servicii Publice, care administrează Portal PSP. Ce date folosim, de ce și cât timp scrie în pagina <a href="/legal/confidentialitate">Confidențialitatea datelor</a>. Datele de contact se află la sfârșitul acestei pagini.</p>
<h2>2. Ce puteți face singur, pe loc</h2>
<ul>
<li><strong>Acces și portabilitate</strong> (articolele 15 și 20): în pagina contului, la „Datele mele”, cereți o arhivă cu datele dvs.; primiți un e-mail când este gata.</li>
<li><strong>Rectificare</strong> (articolul 16): numele, funcția, telefonul și adresa de e-mail se corectează în pagina contului.</li>
<li><strong>Ștergere</strong> (articolul 17): cereți ștergerea contului în aceeași pagină. Aveți 14 zile în care vă puteți răzgândi, apoi datele personale se șterg, iar actele instituției rămân fără numele dvs.</li>
<li><strong>Retragerea acordului</strong> (articolul 7): vă dezabonați de la newsletter din oricare mesaj primit, printr-o singură apăsare.</li>
</ul>
<h2>3. Ce ne cereți în scris</h2>
<ul>
<li><strong>Restricționare</strong> (articolul 18): oprirea temporară a folosirii datelor, de exemplu cât verificăm o corectură.</li>
<li><strong>Opoziție</strong> (articolul 21): față de prelucrările întemeiate pe interesul nostru legitim.</li>
<li><strong>Orice altă cerere sau întrebare</strong>, inclusiv din partea celor care nu au cont.</li>
</ul>
<p>Scrieți-ne din pagina <a href="/support">Suport</a> sau la adresa de la sfârșitul paginii. Răspundem gratuit, în cel mult o lună; dacă cererea este complicată, termenul se poate prelungi cu două luni, iar motivul vă este comunicat în prima lună. Pentru a nu da datele dvs. altcuiva, vă putem cere să confirmați adresa de e-mail a contului.</p>
<h2>4. Decizii automate</h2>
<p>Potrivirea dintre solicitări și firme se face automat, după domeniu și județ, și are motivul afișat. Nicio decizie cu efecte juridice asupra unei persoane nu este luată exclusiv automat.</p>
<h2>5. Încălcări ale securității</h2>
<p>Dacă o încălcare a securității datelor poate prezenta un risc, anunțăm autoritatea de supraveghere în cel mult 72 de ore (articolul 33). Dacă riscul pentru dvs. este ridicat, vă anunțăm și pe dvs., fără întârziere (articolul 34).</p>
<h2>6. Plângeri</h2>
<p>Vă puteți adresa Autorității Naționale de Supraveghere a Prelucrării Datelor cu Caracter Personal, B-dul G-ral. Gheorghe Magheru nr. 28-30, Sector 1, București, <a href="https://www.dataprotection.ro">dataprotection.ro</a>, sau instanței de judecată.</p>`,
};

/** Initial accessibility statement, in the form required by OUG 112/2018 (Directive (EU) 2016/2102). */
const ACCESSIBILITY: FirstText = {
  lead: 'Asociația Servicii Publice se angajează ca Portal PSP să poată fi folosit de toată lumea, potrivit Ordonanței de urgență a Guvernului nr. 112/2018 privind accesibilitatea site-urilor web și a aplicațiilor mobile.',
  body: `<h2>1. Stadiul conformității</h2>
<p>Acest site este <strong>parțial conform</strong> cu standardul EN 301 549 și cu Ghidul pentru accesibilitatea conținutului web WCAG 2.2, nivelul AA, din cauza excepțiilor de mai jos.</p>
<h2>2. Ce am făcut</h2>
<ul>
<li>toate paginile pot fi folosite numai cu tastatura, iar locul în care vă aflați se vede;</li>
<li>textul poate fi mărit la 200%, iar paginile se citesc pe un ecran îngust fără derulare laterală;</li>
<li>stările sunt spuse prin text și pictogramă, nu numai prin culoare, iar contrastul este cel cerut;</li>
<li>formularele au etichete, explicații și mesaje de eroare legate de câmpuri;</li>
<li>harta județelor și graficele au aceleași date și ca text;</li>
<li>paginile publice pot fi citite și fără JavaScript;</li>
<li>sunt respectate modul cu contrast ridicat și preferința pentru mișcare redusă.</li>
</ul>
<h2>3. Conținut care nu este accesibil</h2>
<ul>
<li>documentele PDF, DOC și DOCX încărcate de autorități și de firme pot să nu fie accesibile; portalul nu le schimbă. Cereți celui care le-a publicat o variantă accesibilă sau scrieți-ne.</li>
<li>descrierile fotografiilor din vitrinele comunităților sunt scrise de cei care le publică și pot lipsi ori pot fi prea scurte.</li>
<li>textele scrise de utilizatori pot să nu respecte ordinea titlurilor.</li>
</ul>
<h2>4. Pregătirea acestei declarații</h2>
<p>Declarația a fost întocmită printr-o autoevaluare: fiecare pagină publică este verificată automat cu axe, la fiecare versiune nouă, și manual, cu tastatura. Data ei este cea a versiunii de mai sus.</p>
<h2>5. Feedback</h2>
<p>Dacă întâmpinați o dificultate sau aveți nevoie de un conținut într-o formă accesibilă, folosiți formularul de la sfârșitul acestei pagini. Răspundem în cel mult 30 de zile.</p>
<h2>6. Procedura de asigurare a aplicării</h2>
<p>Dacă nu primiți un răspuns în 30 de zile sau răspunsul nu vă mulțumește, vă puteți adresa Autorității pentru Digitalizarea României, <a href="https://www.adr.gov.ro">adr.gov.ro</a>, care urmărește aplicarea OUG nr. 112/2018.</p>`,
};

/** Initial terms of use. */
const TERMS: FirstText = {
  lead: 'Regulile după care se folosește Portal PSP. Le acceptă fiecare persoană care își face cont, în nume propriu și pentru organizația pe care o reprezintă.',
  body: `<h2>1. Cine suntem și ce este portalul</h2>
<p>Portal PSP este administrat de Asociația Servicii Publice, numită mai jos asociația. Portalul pune în legătură autorități publice locale și asociații de dezvoltare intercomunitară (Membri PSP) cu firme care le pot ajuta (Parteneri PSP).</p>
<p>Termenii se aplică tuturor celor care își fac cont. Paginile publice pot fi citite de oricine.</p>
<h2>2. Portalul nu este un sistem de achiziții publice</h2>
<p>Portalul nu este Sistemul Electronic de Achiziții Publice și nu îl înlocuiește. O ofertă aleasă în portal pregătește o achiziție directă sau o consultare a pieței; autoritatea face achiziția propriu-zisă potrivit legii, inclusiv Legii nr. 98/2016, și în sistemul de stat.</p>
<p>Asociația nu este parte în contractele dintre membri și parteneri și nu garantează încheierea sau executarea lor.</p>
<h2>3. Înscrierea</h2>
<p>Cererea de înscriere este verificată de asociație, care o poate aproba, poate cere completări sau o poate respinge. Motivul este întotdeauna comunicat. După o respingere, cererea poate fi corectată și trimisă din nou.</p>
<p>Cine înscrie o organizație declară că are dreptul să o reprezinte în portal și că datele trimise sunt adevărate. Fiecare organizație are un singur loc în portal și cel puțin un proprietar, care răspunde de membrii pe care îi invită.</p>
<h2>4. Contul dvs.</h2>
<p>Contul este personal. Nu împrumutați parola și nu folosiți contul altcuiva. Dacă bănuiți că altcineva a intrat în contul dvs., schimbați parola și deconectați celelalte dispozitive din pagina contului.</p>
<p>Ce faceți în numele organizației îi aparține organizației și rămâne al ei după plecarea dvs.</p>
<h2>5. Ce nu este permis</h2>
<p>În portal nu se publică și nu se trimit:</p>
<ul>
<li>informații false sau înșelătoare, inclusiv despre identitate, calificări ori prețuri;</li>
<li>date personale ale altora fără temei legal; nu scrieți niciodată un CNP;</li>
<li>conținut ilegal, jignitor sau care încalcă drepturile altora;</li>
<li>fișiere care conțin programe sau macrocomenzi, ori cereri automate care îngreunează funcționarea portalului;</li>
<li>înțelegeri între firme asupra prețurilor sau a participării.</li>
</ul>
<h2>6. Măsuri și contestarea lor</h2>
<p>Când regulile sunt încălcate, asociația poate retrage un conținut, poate suspenda o organizație sau un cont. Fiecare măsură are un motiv, comunicat celui vizat și păstrat în istoric, potrivit Regulamentului (UE) 2022/2065. Cel vizat poate cere reexaminarea scriind asociației, la adresa de la sfârșitul paginii.</p>
<h2>7. Funcționarea și răspunderea</h2>
<p>Asociația are grijă ca portalul să funcționeze și ca datele să fie păstrate în siguranță, dar nu poate garanta funcționarea neîntreruptă. Termenele legale ale organizației dvs. nu depind de portal.</p>
<p>Fiecare organizație răspunde de ce scrie și de documentele pe care le trimite.</p>
<h2>8. Plecarea din portal</h2>
<p>Vă puteți șterge contul oricând, din pagina contului. Un proprietar singur predă întâi acest rol altui membru. Actele organizației, cum sunt solicitările, ofertele și proiectele, se păstrează.</p>
<h2>9. Schimbarea termenilor și legea aplicabilă</h2>
<p>Versiunea în vigoare și data ei stau pe această pagină. O versiune nouă este anunțată celor care au cont înainte de a se aplica. Termenii sunt supuși legii române; neînțelegerile se rezolvă pe cale amiabilă sau de instanțele competente.</p>`,
};

/** Initial privacy notice. */
const PRIVACY: FirstText = {
  lead: 'Ce date personale folosește Portal PSP, de ce, cât timp și ce drepturi aveți, potrivit Regulamentului (UE) 2016/679 (GDPR) și Legii nr. 190/2018.',
  body: `<h2>1. Cine răspunde de datele dvs.</h2>
<p>Operatorul este Asociația Servicii Publice, care administrează Portal PSP. Pentru orice întrebare despre date, folosiți datele de contact de la sfârșitul paginii.</p>
<h2>2. Ce date folosim</h2>
<p>Numai ce este nevoie pentru ca portalul să funcționeze. Nu cerem și nu păstrăm CNP-ul.</p>
<ul>
<li>contul: nume, funcție, e-mail, telefon, parola (numai sub formă de amprentă criptografică), cheia autentificării în doi pași;</li>
<li>organizația: denumire, CUI, adresă, reprezentant legal, descriere, fișierele atașate cererii de înscriere, membrii și rolurile lor;</li>
<li>actele: solicitări, oferte, întrebări, proiecte, recenzii și istoricul lor, cu cine și când a făcut fiecare pas;</li>
<li>acordurile: documentul acceptat, versiunea, momentul și adresa de internet de la care au fost date;</li>
<li>sesiunile: dispozitivul, adresa de internet și momentul ultimei activități, ca să vedeți unde sunteți conectat și să recunoașteți o intrare străină;</li>
<li>e-mailurile pe care vi le trimite portalul;</li>
<li>newsletterul: adresa de e-mail, județul și domeniile alese, precum și istoricul acordului: fiecare pas (cerere, confirmare, schimbarea preferințelor, dezabonare), cu textul acceptat, momentul și adresa de internet;</li>
<li>mesajele de suport: numele, e-mailul și ce ne scrieți, chiar dacă nu aveți cont;</li>
<li>citirea articolelor: o amprentă criptografică a adresei de internet și a browserului, valabilă o singură zi, ca o vizualizare să fie numărată o dată; adresa nu se păstrează.</li>
</ul>
<h2>3. De ce și pe ce temei</h2>
<p>Prelucrăm datele pe temeiurile din articolul 6 alineatul (1) din Regulamentul (UE) 2016/679:</p>
<ul>
<li>litera (a), acordul dvs.: newsletterul. Îl puteți retrage oricând, din linkul fiecărui mesaj; ce s-a trimis până atunci rămâne legal;</li>
<li>litera (b), executarea contractului: contul, înscrierea organizației, solicitările, ofertele, proiectele și mesajele de serviciu;</li>
<li>litera (c), obligații legale: păstrarea actelor, motivarea măsurilor luate asupra conținutului, dovada acordului pentru newsletter, răspunsul la sesizările despre accesibilitate, la cererile dvs. și ale autorităților;</li>
<li>litera (f), interes legitim: securitatea conturilor, împiedicarea abuzurilor, istoricul actelor, verificarea organizațiilor care se înscriu, răspunsul la mesajele de suport și numărarea cititorilor unui articol.</li>
</ul>
<h2>4. Cine le vede</h2>
<p>Colegii din organizația dvs. văd numele, funcția, e-mailul și rolul. Organizațiile cu care lucrați văd ce le trimiteți. Pe paginile publice nu apar e-mailuri personale și nici CUI-uri. Personalul asociației vede datele de care are nevoie ca să verifice înscrierile și să ajute.</p>
<p>Nu vindem date, nu le folosim pentru reclame și nu luăm decizii exclusiv automate asupra persoanelor. Datele se transmit altora numai furnizorilor de găzduire și de e-mail, care lucrează la cererea noastră, autorităților, când legea o cere, și serviciului de livrare de mai jos, dacă îl alegeți.</p>
<p>Dacă porniți notificările pe un dispozitiv, titlul fiecărei notificări vă este livrat, criptat, prin serviciul producătorului browserului dvs. (de exemplu Google, Mozilla, Apple sau Microsoft), care află când și la ce dispozitiv o trimitem. Le opriți oricând din pagina contului sau prin deconectare.</p>
<h2>5. Cât timp le păstrăm</h2>
<ul>
<li>contul: cât timp îl aveți; la ștergere sunt 14 zile în care vă puteți răzgândi, apoi numele, e-mailul, telefonul și funcția se șterg;</li>
<li>o înscriere al cărei e-mail nu a fost confirmat: 30 de zile;</li>
<li>actele organizației și istoricul lor: cât timp organizația este în portal și cât cere legea după aceea, fără numele celor care și-au șters contul;</li>
<li>sesiunile încheiate: 90 de zile;</li>
<li>istoricul de securitate, adică momentul și adresa de internet ale conectărilor, reușite sau refuzate: cât timp funcționează portalul, fiindcă istoricul nu poate fi modificat; după ștergerea contului nu mai este legat de numele și de e-mailul dvs.;</li>
<li>notificările: un an, iar cele citite, 6 luni de la citire;</li>
<li>e-mailurile trimise: 30 de zile;</li>
<li>abonarea la newsletter, cu istoricul acordului: cât timp sunteți abonat și încă un an după dezabonare, ca dovadă; o adresă care nu a fost confirmată: 30 de zile; una la care mesajele nu mai ajung: un an;</li>
<li>mesajele de suport: la trei ani după închiderea discuției, numele și e-mailul se șterg, iar textul rămâne fără ele;</li>
<li>amprenta de citire a unui articol: cel mult până a doua zi; rămâne numai numărul de citiri;</li>
<li>arhiva cu datele dvs.: 24 de ore de la pregătire.</li>
</ul>
<h2>6. Drepturile dvs.</h2>
<p>Aveți dreptul de acces, rectificare, ștergere, restricționare, portabilitate și opoziție. Cele mai multe se exercită direct din pagina contului: corectați datele, descărcați o arhivă cu datele dvs. sau cereți ștergerea contului. Pentru celelalte, scrieți asociației, la adresa de la sfârșitul paginii; răspundem în cel mult o lună.</p>
<p>Dacă socotiți că datele dvs. nu sunt prelucrate cum trebuie, puteți depune o plângere la Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal (dataprotection.ro) sau vă puteți adresa instanței.</p>
<h2>7. Module cookie</h2>
<p>Portalul folosește numai module cookie strict necesare: cele care vă țin conectat și îl apără de cereri străine. Nu există module de analiză sau de reclamă, de aceea nu vi se cere un acord pentru ele. Textele pe care le scrieți și nu le-ați trimis încă se păstrează pe dispozitivul dvs. și se șterg la deconectare.</p>
<h2>8. Cum le apărăm</h2>
<p>Legătura cu portalul este criptată, parolele nu se păstrează în clar, accesul fiecăruia este verificat la fiecare pas, iar faptele importante rămân într-un istoric care nu poate fi modificat. Dacă o încălcare a securității vă poate afecta, sunteți anunțat.</p>`,
};

/** Version 1 of each legal document. */
export const FIRST_TEXTS: Record<LegalSlug, FirstText> = {
  termeni: TERMS,
  confidentialitate: PRIVACY,
  gdpr: GDPR,
  accesibilitate: ACCESSIBILITY,
};
