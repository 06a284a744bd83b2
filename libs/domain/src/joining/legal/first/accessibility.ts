import type { FirstText } from './first-text.ts';

/** Declaration in the form of OUG 112/2018 (Directive (EU) 2016/2102), as the portal begins with. */
export const ACCESSIBILITY: FirstText = {
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
