import type { FirstText } from './first-text.ts';

/** The terms of use, as the portal begins with. */
export const TERMS: FirstText = {
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
