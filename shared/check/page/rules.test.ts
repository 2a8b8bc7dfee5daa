import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { type Case, checkText as check, pageOf, problemLine } from '../testing/page-cases.ts'

const lines = (...all: readonly string[]) => `${all.join('\n')}\n`

const CASES: Readonly<Record<string, Case>> = {
  'link/redirected': {
    bad: 'See [the other page](/old#x).',
    says: 'notice 6:22 This link leads to an old address that redirects to “other”. Link to the page itself.',
    fixed: 'See [the other page](/other#x).',
    good: ['See [the other page](/other).'],
  },
  'link/empty': {
    bad: 'Read [how to begin]() first.',
    says: 'warning 6:21 The link “how to begin” leads nowhere. Write where it leads, or remove the link.',
    good: ['See [above](#top), and [] in an array, `[text]()`.', '<Card title="x" href="">y</Card>'],
  },
  'page/no-description': {
    bad: '---\ntitle: Page\n---\n\nText.\n',
    says: 'notice 1:1 The page has no description. Say in one sentence what it is about.',
    good: ['Text.'],
  },
  'page/title-length': {
    bad: `---\ntitle: ${'Long '.repeat(15)}\ndescription: What this page is about.\n---\n`,
    says: 'notice 2:1 The title has 74 characters. Use at most 70. The navigation can have a shorter name (sidebarTitle).',
    good: ['Text.'],
  },
  'page/description-length': {
    bad: '---\ntitle: Page\ndescription: The page\n---\n',
    says: 'notice 3:1 The description has 8 characters. One sentence of 20 to 200 characters is easy to read at a glance.',
    good: ['Text.'],
  },
  'page/first-level-heading': {
    bad: '# Begin here',
    says: 'notice 6:1 “Begin here” is a heading of level 1, which is reserved for the title of the page. Headings in the text start at level 2, with ##.',
    fixed: '## Begin here',
    good: ['## Begin here', '```bash\n# a comment\n```'],
  },
  'page/heading-jump': {
    bad: '## One\n\n#### Two',
    says: 'notice 8:1 “Two” is a heading of level 4, right after level 2. Change it to level 3. Readers who listen to a page go from level to level.',
    good: [
      '## One\n\n### Two\n\n#### Three\n\n## Four',
      '<Tabs>\n<Tab title="x">\n\n#### In a tab\n\n</Tab>\n</Tabs>',
      '## One\n\n<Note>\n\n### In a note\n\n</Note>',
    ],
  },
  'page/same-heading': {
    bad: '## Use\n\n## Use',
    says: 'notice 8:1 There is already a heading “Use” here. Give each heading its own text, so that readers can tell them apart in the list of headings.',
    good: ['## One\n\n### Example\n\n## Two\n\n### Example'],
  },
  'page/misplaced-tag': {
    bad: '<Step title="One">Go.</Step>',
    says: 'warning 6:1 <Step> must be inside another component. Put it into <Steps>.',
    good: [
      '<Steps>\n<Step title="One">Go.</Step>\n</Steps>',
      'import Way from "/other.mdx"\n\n<Way>\n<Step title="One">Go.</Step>\n</Way>',
    ],
  },
  'moved/class': {
    bad: '<div className="block mb-3 landing hero">a</div>',
    says: 'notice 6:6 <div> has 2 classes that Galley doesn’t have: landing and hero. Readers see the element without this look. Remove the class, use “style”, or use a component.',
    fixed: '<div className="block mb-3">a</div>',
    good: ['<div className="md:grid-cols-[1fr_2fr]">a</div>', '<svg className={"h-8 w-8"} />'],
    settings: '{"rules":{"moved":"notice"}}',
  },
  'moved/style': {
    bad: '<div style="position: fixed; width: 10px">a</div>',
    says: 'notice 6:6 A style of <div> has no effect: position. Galley leaves out what it doesn’t know, and what could cover the page. Look at this place in the preview, and remove what isn’t needed.',
    good: ['<div style="width: 10px">a</div>', '<div style={{ position: "relative", top: 0 }}>a</div>'],
    settings: '{"rules":{"moved":"notice"}}',
  },
  'moved/attribute': {
    bad: '<Card title="One" glow href="/other">Go.</Card>',
    says: 'notice 6:19 “glow” of <Card> has no effect: Galley’s <Card> has no such attribute. Look at this place in the preview, and remove it, or use an attribute that the handbook lists.',
    good: ['<Note color="#112233">$a$</Note>', '<Update label="One" rss={{ title: "x" }}>a</Update>'],
    settings: '{"rules":{"moved":"notice"}}',
  },
  'moved/element': {
    bad: '<script>run()</script>',
    says: 'notice 6:1 <script> isn’t shown, and neither is what it contains. Pages never run code. Use a component, or link to a page that has it.',
    good: ['<section>a</section>'],
    settings: '{"rules":{"moved":"notice"}}',
  },
  'moved/handler': {
    bad: '<span onClick="run()">a</span>',
    says: 'notice 6:7 “onClick” of <span> does nothing: pages never run code. Remove it, and link to what should happen.',
    good: ['<span>a</span>'],
    settings: '{"rules":{"moved":"notice"}}',
  },
  'page/unknown-attribute': {
    bad: '<Card Title="One" href="/other">Go.</Card>',
    says: 'warning 6:7 <Card> has no attribute “Title”. Did you mean “title”?',
    fixed: '<Card title="One" href="/other">Go.</Card>',
    good: ['<Card title="One" data-own="x">Go.</Card>'],
  },
  'page/duplicate-id': {
    bad: '<div id="one">a</div>\n\n<div id="one">b</div>',
    says: 'warning 8:1 The id “one” is on this page more than once. Links lead to the first one only. Give this one another id.',
    good: ['<div id="one">a</div>\n\n<div id="two">b</div>'],
  },
  'page/no-response-example': {
    bad: lines(
      '<ParamField query="a">A</ParamField>',
      '',
      '<RequestExample>',
      '```bash',
      'curl',
      '```',
      '</RequestExample>',
    ),
    says: 'notice 8:1 The page shows a request but no response. Add a <ResponseExample> with a response.',
    good: [
      lines('<RequestExample>', '```bash', 'curl', '```', '</RequestExample>'),
      '<ResponseField name="a">A</ResponseField>\n\n<RequestExample>\n```js\nx()\n```\n</RequestExample>',
    ],
  },
  'accessibility/no-alt': {
    bad: 'See ![](a.png).',
    says: 'warning 6:9 This image has no text for readers who can’t see it. Say what it shows. For an image that is only decoration, write <img alt="">.',
    good: [
      'The ![window with its three panes](a.png) opens.',
      '<img src="a.png" alt="" />',
      '<Card icon="/a.png" title="x">y</Card>',
    ],
  },
  'accessibility/poor-alt': {
    bad: 'See <img src="a.png" alt="screenshot 2" />.',
    says: 'notice 6:15 “screenshot 2” doesn’t say what the image shows. Say in a few words what readers would see.',
    good: ['See ![the screenshot of a form](a.png).'],
  },
  'accessibility/repeated-alt': {
    bad: '1. Press Send\n   ![Press Send](a.png)',
    says: 'notice 7:18 “Press Send” only repeats the words beside the image. Say what the image adds to them, or write <img alt=""> if it adds nothing.',
    good: ['1. Press Send\n   ![The button below the form](a.png)', '1. Press ![Send](a.png)'],
  },
  'accessibility/link-text': {
    bad: 'Read it [here](/other).',
    says: 'notice 6:16 “here” doesn’t say where the link leads. Use the name of the page, or say what readers find there.',
    good: ['Read [how to begin](/other), or what is [here to stay](/other).'],
  },
  'accessibility/table-header': {
    bad: '|  |  |\n| --- | --- |\n| a | b |',
    says: 'notice 6:1 The columns of this table have no names. Use the first row to say what each column contains.',
    good: ['| Key |  |\n| --- | --- |\n| a | b |'],
  },
  'accessibility/text-color': {
    bad: '<span style={{ color: "#E11D48" }}>Not here</span>',
    says: 'notice 6:7 The color “#E11D48” of this text is hard to read on dark pages. Choose a color that can be read on light and dark pages, or use classes for both, such as “text-red-700 dark:text-red-300”.',
    good: [
      '<span style={{ color: "#808080" }}> </span>',
      '<div style={{ background: "#000" }}><span style={{ color: "#fff" }}>x</span></div>',
      '<div className="bg-black"><span style={{ color: "#fff" }}>x</span></div>',
      '<span style={{ color: "inherit" }}>x</span>',
      '<span className="text-green-700 dark:text-green-400">x</span>',
      '<div className="bg-black"><span className="text-green-200">x</span></div>',
      '<span className="text-4xl text-green-600">x</span>',
    ],
  },
  'accessibility/frame-title': {
    bad: '<iframe src="https://www.youtube.com/embed/film"></iframe>',
    says: 'notice 6:1 This embedded page has no title. Say in “title” what it is, so that readers can decide whether to open it.',
    good: ['<iframe src="https://www.youtube.com/embed/film" title="A film about bees"></iframe>'],
  },
  'accessibility/captions': {
    bad: '<video src="https://example.com/a.mp4" controls></video>',
    says: 'notice 6:1 This video has no captions. Add <track kind="captions" src="…" />, or “muted” if it has no sound.',
    good: ['<video src="https://example.com/a.mp4" autoPlay muted loop></video>'],
  },
  'accessibility/diagram-text': {
    bad: '```mermaid\ngraph TD\n  A --> B\n```',
    says: 'notice 6:1 This diagram has no text for readers who can’t see it. Add a line “accDescr: …” that says what it shows.',
    good: ['```mermaid\ngraph TD\n  accDescr: A leads to B\n  A --> B\n```'],
  },
  'page/no-frame': {
    bad: 'Look:\n\n![A red bee](a.png)\n\nThere.',
    says: 'notice 8:1 This image has no <Frame>. A frame sets the image off from the text and can have a caption.',
    fixed: 'Look:\n\n<Frame>\n  ![A red bee](a.png)\n</Frame>\n\nThere.',
    good: ['A bee ![a red bee](a.png) in a line.', '<Card title="x">\n  ![A red bee](a.png)\n</Card>'],
  },
  'writing/second-person': {
    bad: 'The user should open the folder.',
    says: 'notice 6:1 “The user should” talks about readers, not to them. Write “you”.',
    good: ['You open the folder, and the user interface appears.'],
    settings: '{"rules":{"writing/second-person":"notice"}}',
  },
  'writing/passive': {
    bad: 'The folder is **chosen** by the program, and you wait for it.',
    says: 'notice 6:17 “chosen” may be in the passive voice. Say who does it: “You open the folder”, not “The folder is opened”.',
    good: ['The program has chosen the folder, and you wait for it.'],
    settings: '{"rules":{"writing/passive":"notice"}}',
  },
  'writing/present-tense': {
    bad: 'You press the key, and it will open the folder.',
    says: 'notice 6:24 “it will” is in the future tense. Use the present tense.',
    good: ['You press the key, and it opens the folder.'],
    settings: '{"rules":{"writing/present-tense":"notice"}}',
  },
  'writing/filler': {
    bad: 'You simply open the folder.',
    says: 'notice 6:5 “simply” adds nothing and discourages readers who find it hard. Leave it out.',
    good: [
      'You open the folder with `simply`.',
      'This could not easily be changed, and is more easily read. You might easily lose it.',
      'Simply opening the folder is not enough for you.',
    ],
  },
  'writing/long-sentence': {
    bad: `You open ${'the folder and '.repeat(16)}the file.`,
    says: 'notice 6:1 This sentence has 52 words. Split it into two.',
    good: ['You open the folder, e.g. the one with the pages. Then you wait. '.repeat(4)],
  },
  'writing/long-paragraph': {
    bad: 'You open the folder and you wait for it. '.repeat(18).trim(),
    says: 'notice 6:1 This paragraph has 162 words. Split it into two, or make a list.',
    good: [
      ...['-', '*', '1.'].map(mark =>
        Array.from({ length: 30 }, () => `${mark} You open the **folder** and you wait for it`).join('\n'),
      ),
      `Key | What it is\n--- | ---\n${'a | You open the folder and you wait for it\n'.repeat(30)}`,
    ],
  },
  'writing/repeated-word': {
    bad: 'You open the the folder.',
    says: 'notice 6:10 “the” is repeated here. Remove one of them.',
    fixed: 'You open the folder.',
    good: ['You open the `the` folder.', 'You wait for the\n\n- the folder\n- the file'],
  },
  'writing/article': {
    bad: 'You open a account of the site.',
    says: 'notice 6:10 “a” should be “an” before the next word. What counts is how the word sounds.',
    fixed: 'You open an account of the site.',
    good: [
      'You open a `html` file and an S3 bucket in a university.',
      'You use an http client and a sql file, if *a* is less than *b*, in the list.',
    ],
  },
  'writing/term': {
    bad: 'Login to the site, then\nlog  in again.'.replace('\nlog  in', ' read'),
    says: 'warning 6:1 This site uses “sign in”, not “Login”. Use one word for one thing: see “terms” in .galley/check.json.',
    fixed: 'Sign in to the site, then read again.',
    good: [
      'Sign in to the site.',
      'Use `login` and [it](/login), not relogin.'.replace('[it](/login)', '[the page](/other)'),
    ],
    settings: '{"terms":{"sign in":["login","log in"]}}',
  },
  'code/no-language': {
    bad: '```\nls\n```',
    says: 'notice 6:1 This code block has no language. Write it after the opening marks, such as ```bash, or “text”. It decides the colors.',
    good: ['```bash\nls\n```', '    indented'],
  },
  'code/no-file-name': {
    bad: '```js\nx()\n```',
    says: 'notice 6:1 This code block has no name. After the language, write the name of the file or what the code is.',
    good: ['```js index.js\nx()\n```'],
    settings: '{"rules":{"code/no-file-name":"notice"}}',
  },
  'code/bad-json': {
    bad: '```json\n{\n  "a": 1\n  "b": 2\n}\n```',
    says: 'warning 6:1 Line 2 of this JSON can’t be read: A comma is missing between 1 and "b". Readers copy this code.',
    good: [
      '```json\n{ "a": 1, ... }\n```',
      '```json\n{ "a": 1, }\n```',
      '```json\n{ "a": 1 }\n{ "a": 2 }\n```',
      '```json\n{ "key": YOUR_KEY }\n```',
      '```json\n"a": 1\n```',
    ],
  },
  'code/bad-yaml': {
    bad: '```yaml\na: [1, 2\nb: 3\n```',
    says: 'warning 6:1 Line 2 of this YAML can’t be read. Check the indentation and the quotation marks. Readers copy this code.',
    good: ['```yaml\na: 1\n---\nb: 2\n```', '```yaml\nname: {{ value }}\n```'],
  },
  'code/secret': {
    bad: `\`\`\`bash\nexport TOKEN=${['ghp', 'vT9qLw3ZkRb7NcYx5HdUe8SgMa2Jf6PoKi4W'].join('_')}\n\`\`\``,
    says: 'error 7:14 This looks like a real GitHub token. Revoke it where it was issued, and write an invented one here. Anyone who finds it can use it.',
    good: [
      `\`\`\`bash\nexport TOKEN=${['ghp', 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'].join('_')}\n\`\`\``,
      'AKIAIOSFODNN7EXAMPLE',
    ],
  },
}

test.for(Object.entries(CASES))('%s', ([rule, { bad, says, fixed, good, settings }]) => {
  const page = pageOf(bad)
  const problems = check(page, settings)
  expect(problems.map(problemLine)).toEqual([`${rule} ${says}`])
  for (const text of good) expect(check(pageOf(text), settings)).toEqual([])
  const fix = problems[0]?.fix
  expect(fix === undefined).toBe(fixed === undefined)
  if (!fix || fixed === undefined) return
  expect(applyEdits(page, fix.edits)).toBe(pageOf(fixed))
  expect(check(pageOf(fixed), settings)).toEqual([])
})
