import type { Slice } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { readMarkdown, writeMarkdown } from './markdown.ts';
import { readHtml, readPlainText } from './paste.ts';

/** An empty text after the paste, as Markdown. */
function asMarkdown(slice: Slice): string {
  const read = readMarkdown('');
  const state = EditorState.create({ doc: read.doc });
  return writeMarkdown(state.apply(state.tr.replaceSelection(slice)).doc, read);
}

const pasted = (html: string) => asMarkdown(readHtml(html));

/** Written by hand in the format that Word for Windows puts on the clipboard; not captured from it. */
const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} @list l0 {mso-list-id:1;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h2>Thursday deliverance<o:p></o:p></h2>
<p class=MsoNormal><span lang=EN-US style='mso-ansi-language:EN-US'>Come at <b style='mso-bidi-font-weight:normal'>six</b>, bring <i>water</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Song<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Prayer<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Stand<o:p></o:p></p>
<p class=MsoNormal><a href="https://example.org/way">The way</a> and <a href="file:///C:/Users/ruth/notes.docx">notes</a><o:p></o:p></p>
<!--EndFragment--></body></html>`;

/** Written by hand in the format that WhatsApp Web puts on the clipboard for a part of a message; not captured from it. */
const whatsApp = `<meta charset='utf-8'><span dir="ltr" class="_ao3e selectable-text copyable-text" style="min-height: 0px; color: rgb(17, 27, 33); font-family: 'Segoe UI'; font-size: 14.2px; background-color: rgb(217, 253, 211);"><span>Praise God <img crossorigin="anonymous" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="🙏🏾" draggable="false" class="b61 emoji wa i0" style="background-position: 0px -20px;"> <strong class="_ao3e selectable-text copyable-text">today</strong> at <a dir="auto" href="https://example.org/live" target="_blank" class="_ao3e selectable-text copyable-text">https://example.org/live</a></span></span>`;

describe('a paste from Word', () => {
  it('keeps headings, bold, italic, lists and links, but no other formatting', () =>
    expect(pasted(word)).toBe(
      [
        '## Thursday deliverance',
        'Come at **six**, bring *water*.',
        '- Song\n\n- Prayer',
        '1. Stand',
        '[The way](https://example.org/way) and notes',
      ].join('\n\n'),
    ));
});

describe('a paste from WhatsApp', () => {
  it('keeps emoji as characters, bold and links', () =>
    expect(pasted(whatsApp)).toBe('Praise God 🙏🏾 **today** at <https://example.org/live>'));

  it('of plain text loses sender and time, and converts its signs for bold and italic', () =>
    expect(
      asMarkdown(
        readPlainText(
          '[10:21, 24/11/2026] Pastor Ruth: *Service* at _six_\n\n[10:22 AM, 11/24/2026] +256 772 123456: 2*3*4 stays',
        ),
      ),
    ).toBe('**Service** at *six*\n\n2\\*3\\*4 stays'));
});

describe('a paste from elsewhere', () => {
  it('ignores the bold frame that Google Docs puts around everything', () =>
    expect(
      pasted(
        '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span> <span style="font-weight:400">plain</span></p></b>',
      ),
    ).toBe('**Bold** plain'));

  it('keeps a picture of our own with its alternative text, in a line of its own', () => {
    const src = `/uploads/${'5f1d7a84c0de'.repeat(2)}-1200x800.jpg`;
    expect(
      pasted(
        `<p>Come</p><figure data-alt="The choir"><img src="${src}" alt="The choir"></figure><ul><li>sing</li></ul>`,
      ),
    ).toBe(`Come\n\n![The choir](${src})\n\n- sing`);
  });

  it('keeps no script, no picture of another site and no link to a script', () =>
    expect(
      pasted(
        '<p>a<script>alert(1)</script><img src="https://example.org/a.png" alt="a long caption"> <a href="javascript:alert(1)">b</a></p>',
      ),
    ).toBe('a b'));
});
