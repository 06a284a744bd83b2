import { expect, test } from '@jest/globals';
import { sanitise } from './sanitise.ts';

/* HTML that Word puts on the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><title>Buget</title>
<style><!-- p.MsoNormal, li.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=RO><!--StartFragment--><h1 style='margin:12.0pt 0cm'><span lang=RO style='font-family:"Arial"'>Bugetul<o:p></o:p></span></h1>
<p class=MsoNormal style='text-align:justify'><b style='mso-bidi-font-weight:normal'><span lang=RO>Primăria</span></b><span lang=RO> din <st1:City w:st="on"><st1:place w:st="on">Sibiu</st1:place></st1:City> cheamă locuitorii.<o:p></o:p></span></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;</span></span><![endif]>întâi<o:p></o:p></p>
<ul style='margin-top:0cm' type=disc><li class=MsoNormal style='mso-list:l1 level1 lfo2'>unu<o:p></o:p></li><li class=MsoNormal>doi</li></ul>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=100 valign=top style='width:75pt'><p class=MsoNormal>Anul<o:p></o:p></p></td><td colspan=2 width=100><p class=MsoNormal>2026</p></td></tr></table>
<p class=MsoNormal><a href="https://sibiu.ro/buget"><span style='color:blue'>Regulament</span></a> <!--[if supportFields]><span>HYPERLINK</span><![endif]--><a name="_Toc1">aici</a></p>
<!--[if gte vml 1]><v:shape id="x"><v:imagedata src="file:///C:/x.png"/></v:shape><![endif]--><![if !vml]><img width=10 src="file:///C:/x.png" v:shapes="x"><![endif]>
<!--EndFragment--></body></html>`;

const WEB = `<style>.post{color:red}</style><script>track()</script><div class="post">
<h2 class="t" style="color:red" onclick="x()"><span><span style="x"><font color="red">Digitalizare</font></span></span></h2>
<p style="margin:0"><span><span><span>Un <strong class=x>pas</strong> înainte.</span></span></span><img src="https://pixel.example/t.gif?u=1" width="1" height="1"></p>
<ol class="x"><li data-x="1"><span>unu</span></li><li>doi</li></ol>
<a class="btn" target="_blank" href="https://anap.gov.ro/ghid?utm=1" onclick="y()"><span>Ghidul</span></a>
<table style="x"><tbody><tr><th scope="row">Prag</th><td style="x">10</td></tr></tbody></table>
<iframe src="https://video.example"></iframe><noscript><img src="https://pixel.example/n.gif"></noscript></div>`;

const lines = (html: string): string[] => sanitise(html).split(/\n+/);

test('a text pasted from Word keeps headings, lists, links and tables, and loses Word’s markup', () => {
  expect(lines(WORD)).toEqual([
    '<h2>Bugetul</h2>',
    '<p><strong>Primăria</strong> din Sibiu cheamă locuitorii.</p>',
    // Word's list paragraphs contain bullets as text; the editor converts them to lists before sending.
    '<p>·\u00A0întâi</p>',
    '<ul><li>unu</li><li>doi</li></ul>',
    '<table><tr><td><p>Anul</p></td><td colspan="2"><p>2026</p></td></tr></table>',
    '<p><a href="https://sibiu.ro/buget" rel="nofollow noopener ugc">Regulament</a> aici</p>',
  ]);
});

test('a text pasted from a web page keeps headings, lists, links and tables, and loses scripts and trackers', () => {
  expect(lines(WEB)).toEqual([
    '<h2>Digitalizare</h2>',
    '<p>Un <strong>pas</strong> înainte.</p>',
    '<ol><li>unu</li><li>doi</li></ol>',
    '<a href="https://anap.gov.ro/ghid?utm=1" rel="nofollow noopener ugc">Ghidul</a>',
    '<table><tbody><tr><th scope="row">Prag</th><td>10</td></tr></tbody></table>',
  ]);
});
