import { expect, test } from 'vitest'
import { markdownOf } from './richText.ts'

/** Formatted text as programs put it into the clipboard, and the Markdown of a page that it becomes. */
const PASTED: Readonly<Record<string, readonly [html: string, markdown: string]>> = {
  'bold and italic words': ['<p>A <b>bold</b> and <i>slanted</i> word</p>', 'A **bold** and _slanted_ word'],
  'the title of a document as a heading of the page': ['<h1>One</h1><h2>Two</h2>', '## One\n\n## Two'],
  'a heading without the bold letters inside it': ['<h2><b>Install</b> it</h2>', '## Install it'],
  'bold words inside a paragraph next to a heading': ['<h4>A <b>b</b></h4>', '#### A **b**'],
  'characters that start tags and expressions': ['<p>a &lt; b and {c}</p>', 'a \\< b and \\{c\\}'],
  'raised and lowered letters': [
    '<p>x<sup>2</sup> H<sub>2</sub>O<sup></sup></p>',
    'x<sup>2</sup> H<sub>2</sub>O',
  ],
  'a picture on the web': [
    '<img src="https://a.example/b.png" alt="A [big] dog">',
    '![A  big  dog](https://a.example/b.png)',
  ],
  'no picture that others cannot load': ['<p>a<img src="file:///c.png" alt="c"></p>', 'a'],
  'no script, style or frame': [
    '<p>a</p><script>b()</script><style>p{}</style><iframe src="https://c"></iframe>',
    'a',
  ],
  'spaces that do not break as spaces': ['<p>a&nbsp;b</p>', 'a b'],
  // Word processors.
  'bold by style': [
    '<p><span style="font-weight:700">bold</span> <span style="font-weight:400">not</span></p>',
    '**bold** not',
  ],
  'italic and struck through by style': [
    '<p><span style="font-style:italic">i</span> <span style="text-decoration:line-through">s</span></p>',
    '_i_ ~~s~~',
  ],
  'no bold around everything that is not bold': [
    '<b style="font-weight:normal"><p>a</p><p>b</p></b>',
    'a\n\nb',
  ],
  'no mark around empty letters': ['<p>a<span style="font-weight:bold"> </span>b</p>', 'a b'],
  'no bold by style in a heading': ['<h2><span style="font-weight:bold">Install</span></h2>', '## Install'],
  'lists of Word with their levels': [
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>one</p>
     <p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o</span>inner</p>
     <p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>two</p>`,
    '- one\n  - inner\n- two',
  ],
  'numbered lists of Word with their first number': [
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">3.</span>three</p>
     <p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">4.</span>four</p>`,
    '3. three\n4. four',
  ],
  'points after numbers in Word as a list of their own': [
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>one</p>
     <p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">·</span>point</p>`,
    '1. one\n\n- point',
  ],
  'lists of Word on both sides of a paragraph as two lists': [
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>one</p><p>between</p>
     <p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2.</span>two</p>`,
    '1. one\n\nbetween\n\n2. two',
  ],
  'a paragraph of Word that is no list': ['<p style="mso-list:none">a</p>', 'a'],
  'lists inside lists': [
    '<ul><li>one</li><ul><li>inner</li></ul><li>two</li></ul>',
    '- one\n  - inner\n- two',
  ],
  'a list that holds only a list': ['<ul><ul><li>inner</li></ul></ul>', '- inner'],
  'a list that counts from another number': [
    '<ol start="9"><li>nine</li><li>ten<p>more</p></li></ol>',
    '9. nine\n10. ten\n\n    more',
  ],
  'points without paragraphs of their own': [
    '<ul><li><p>one</p></li><li><p>two</p></li></ul>',
    '- one\n- two',
  ],
  'a point whose paragraph follows other text': [
    '<ul><li><b>one</b> <p>more</p></li></ul>',
    '- **one**\n\n  more',
  ],
  'points of several paragraphs': ['<ul><li><p>one</p><p>more</p></li></ul>', '- one\n\n  more'],
  'tasks with their boxes': [
    '<ul><li><input type="checkbox" checked> done</li><li><input type="checkbox"> open</li></ul>',
    '- [x] done\n- [ ] open',
  ],
  'tasks that are drawn with a picture': [
    '<ul><li role="checkbox" aria-checked="true"><img src="https://a/b.png" alt="x"><p>done</p></li><li role="checkbox" aria-checked="false">open</li></ul>',
    '- [x] done\n- [ ] open',
  ],
  'no fields of forms': ['<p>a<input type="text" value="b"></p>', 'a'],
  // Links.
  links: ['<p><a href="https://a.example">there</a></p>', '[there](https://a.example)'],
  'the target of a link that goes through a search engine': [
    '<a href="https://www.google.com/url?q=https://a.example/b&amp;sa=D">there</a>',
    '[there](https://a.example/b)',
  ],
  'a link through a search engine to no page as it is': [
    '<a href="https://www.google.com/url?q=javascript:alert(1)">there</a>',
    '[there](https://www.google.com/url?q=javascript:alert\\(1\\))',
  ],
  'no marks beside headings': ['<h2>Install<a href="#install">#</a><a href="#x">¶</a></h2>', '## Install'],
  'a link around a picture': [
    '<a href="https://a.example"><img src="https://a.example/b.png" alt="b"></a>',
    '[![b](https://a.example/b.png)](https://a.example)',
  ],
  'no line breaks beside blocks': ['<p>a</p><br><p>b<br>c</p>', 'a\n\nb  \nc'],
  // Tables.
  'a table with its first row as the head': [
    '<table><tr><td><b>a</b></td><td>b</td></tr><tr><td><b>c</b></td><td>d|e</td></tr></table>',
    '| a | b |\n| --- | --- |\n| **c** | d\\|e |',
  ],
  'a table with its columns aligned': [
    `<table><tr><td>a</td><td>b</td><td>c</td></tr>
     <tr><td>x</td><td style="text-align:right">1</td><td align="center">2</td></tr>
     <tr><td align="right">y</td><td style="text-align:right">3</td><td align="center"></td></tr></table>`,
    '| a | b | c |\n| --- | --: | :-: |\n| x | 1 | 2 |\n| y | 3 |  |',
  ],
  'cells that span columns and rows': [
    `<table><tr><td>a</td><td>b</td><td>c</td></tr><tr><td colspan="2" rowspan="2">d</td><td>e</td></tr>
     <tr><td>f</td></tr></table>`,
    '| a | b | c |\n| --- | --- | --- |\n| d |  | e |\n|  |  | f |',
  ],
  'a row that holds nothing below cells that span it': [
    '<table><tr><td rowspan="2">a</td><td rowspan="2">b</td></tr><tr></tr><tr><td>c</td><td>d</td></tr></table>',
    '| a | b |\n| --- | --- |\n|  |  |\n| c | d |',
  ],
  'a table without the empty columns at its end': [
    '<table><tr><td>a</td><td colspan="500"></td></tr><tr><td>b</td><td></td></tr></table>',
    '| a |\n| --- |\n| b |',
  ],
  'a caption above its table': [
    '<table><caption>Sizes</caption><tr><td>a</td><td>b</td></tr></table>',
    'Sizes\n\n| a | b |\n| --- | --- |',
  ],
  'a table that is only a frame, as what is in it': [
    '<table><tr><td><p>a</p><p>b</p></td></tr></table>',
    'a\n\nb',
  ],
  'a table inside the frame of another': [
    '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
    '| a | b |\n| --- | --- |',
  ],
  'code as it is': ['<pre><code class="language-js">a &lt; b\n{c}</code></pre>', '```js\na < b\n{c}\n```'],
}

// Covers P12
for (const [what, [html, markdown]] of Object.entries(PASTED))
  test(`pasted formatting: ${what}`, () => {
    expect(markdownOf(html)).toBe(markdown)
  })
