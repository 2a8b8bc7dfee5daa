import { expect, test } from 'vitest'
import { type Case, checkText, pageOf, problemLine } from '../testing/page-cases.ts'

const lines = (...all: readonly string[]) => all.join('\n')
const steps = (...titles: readonly string[]) =>
  lines('<Steps>', ...titles.map(title => `<Step title="${title}">\nThe page opens.\n</Step>`), '</Steps>')
const step = (text: string) => `<Steps>\n<Step title="Serve it">\n${text}\n</Step>\n</Steps>`
const code = (language: string, text: string) => lines(`\`\`\`${language}`, text, '```')

const CASES: Readonly<Record<string, readonly Case[]>> = {
  'writing/late-definition': [
    {
      bad: 'You call a tool with MCP.\n\nThis is the Model Context Protocol (MCP) of your tools.',
      says: 'notice 6:22 “MCP” is used here, but is only spelled out in line 8. Write “Model Context Protocol (MCP)” where it first occurs.',
      good: [
        'This is the Model Context Protocol (MCP) of your tools. You call a tool with MCP.',
        'This is MCP (Model Context Protocol) of your tools. You call a tool with MCP.',
        'This is the Model Context Protocol of your tools. You use MCP, the model context protocol (MCP).',
        'You call `MCP` here, and this is the Model Context Protocol (MCP) of your tools.',
        '---\ntitle: Page\ndescription: What the Model Context Protocol (MCP) is.\n---\n\nThis is MCP of your tools, the Model Context Protocol (MCP).',
      ],
    },
  ],
  'writing/undefined-term': [
    {
      bad: 'You read the CRDT of this page. The CRDT is a file.',
      says: 'notice 6:14 “CRDT” is not spelled out on this page. Spell it out where “CRDT” first occurs, or add it to “terms” in .galley/check.json if all your readers know it.',
      good: [
        'You read the API of this page with HTTP.',
        'You read the conflict-free replicated data type (CRDT) of this page.',
        'You see THIS IS LOUD in the file, and GPT-4 and a_CRDT of this page.',
      ],
      settings: '{"rules":{"writing/undefined-term":"notice"}}',
    },
    {
      bad: 'You read the CRDT and the ABCD of this page.',
      says: 'notice 6:27 “ABCD” is not spelled out on this page. Spell it out where “ABCD” first occurs, or add it to “terms” in .galley/check.json if all your readers know it.',
      good: [],
      settings: '{"rules":{"writing/undefined-term":"notice"},"terms":{"CRDT":[]}}',
    },
  ],
  'writing/parallel-headings': [
    {
      bad: 'This is for you and the team.\n\n## Create a key\n\n## Configure the server\n\n## Deploying your site\n\n## Pricing',
      says: 'notice 12:1 “Deploying your site” starts in another form than its neighbors, such as “Create a key”. Start it with an instruction, like the others: “Create a key”.',
      good: [
        'This is for you and the team.\n\n## Create a key\n\n## Logging\n\n## Deploy your site\n\n## Testing strategies',
        'This is for you and the team.\n\n## Create a key\n\n### Creating one by hand\n\n## Configure the server\n\n## Runs API',
        'This is for you and the team.\n\n## Create a key\n\n## Deploying your site',
        'This is for you and the team.\n\n## Creating a key\n\n## Deploying your site\n\n## Removing it\n\n## See also the rules\n\n## Transform that reads',
      ],
    },
    {
      bad: `This is for you and the team.\n\n${steps('Creating a key', 'Configure the server', 'Adding your site')}`,
      says: 'notice 12:1 “Configure the server” starts in another form than its neighbors, such as “Creating a key”. Start it with an activity, like the others: “Creating a key”.',
      good: [`This is for you and the team.\n\n${steps('Create a key', 'The server', 'Add your site')}`],
    },
  ],
  'writing/parallel-items': [
    {
      bad: 'This is what the tool does for you:\n\n- Creates a key\n- Configure the server\n- Deploys your site',
      says: 'notice 9:1 “Configure the server” starts in another form than its neighbors, such as “Creates a key”. Start it with what it does, like the others: “Creates a key”.',
      good: [
        'This is what you do in the tool:\n\n- Create a key\n- Configure the server\n- Your site',
        'This is what the tool has for you:\n\n- **Keys**: Create a key\n- **Server**: Configures the server\n- **Site**: Deploying your site',
        'This is what you see in the tool:\n\n- Create a key\n- `configure`\n- Logs of the server\n- Runs in the cloud',
        'This is what you see in the tool:\n\n- Create a key\n- Writes per second\n- Reads — all of them\n- Opens rate',
        'This is what you have in the tool:\n\n- Creates a key\n- Pull requests\n- Help center\n- Read replicas',
      ],
    },
  ],
  'page/late-prerequisites': [
    {
      bad: `## Build it\n\n${steps('Create a key')}\n\n### Prerequisites\n\nA key.`,
      says: 'notice 14:1 “Prerequisites” is below the steps that need it. Move it up: readers who lack something would have to start over.',
      good: [
        `## Build it\n\n### Prerequisites\n\nA key.\n\n${steps('Create a key')}`,
        `## Build it\n\n${steps('Create a key')}\n\n## Serve it\n\n### Prerequisites\n\nA key.`,
        `## Build it\n\n${steps('Create a key')}\n\n### Requirements of the rules for fields and pages\n\nA key.`,
      ],
    },
    {
      bad: '## Installation\n\nGo.\n\n## Requirements\n\nA key.',
      says: 'notice 10:1 “Requirements” is below “Installation”, which needs it. Move it up: readers who lack something would have to start over.',
      good: ['## Requirements\n\nA key.\n\n## Installation\n\nGo.'],
    },
  ],
  'page/no-outcome': [
    {
      bad: step(`Type this into the window of your terminal:\n\n${code('bash', 'acme serve')}`),
      says: 'notice 7:1 This step ends with a command and doesn’t say what happens then. Add a sentence that says what readers see when it worked.',
      good: [
        step(
          `Type this into the window of your terminal:\n\n${code('bash', 'acme serve')}\n\nThat is your site.`,
        ),
        step(`This starts the server:\n\n${code('bash', 'acme serve')}`),
        step(
          `Type this into the window of your terminal:\n\n${code('bash', '# first\nnpm install acme\nKEY=1')}`,
        ),
        step(`Write this into the file of your site:\n\n${code('js', 'serve()')}`),
      ],
    },
  ],
  'page/steps-by-hand': [
    {
      bad: '## Step 1: Get a key\n\nGo.\n\n## Step 2: The server\n\nGo.',
      says: 'notice 6:1 2 headings from “Step 1: Get a key” on are the steps of a procedure. Put them into <Steps>, each as a <Step title="…">. They are numbered automatically.',
      good: [
        steps('Create a key', 'Configure the server'),
        '## Step 1\n\nGo.\n\n## Step 3\n\nGo.',
        '## Step functions\n\nGo.\n\n## Step by step\n\nGo.',
      ],
    },
    {
      bad: '### 1. Install the tool\n\nGo.\n\n### 2. The server\n\nGo.\n\n### 3. Your site\n\nGo.'.replaceAll(
        '###',
        '##',
      ),
      says: 'notice 6:1 3 headings from “1. Install the tool” on are the steps of a procedure. Put them into <Steps>, each as a <Step title="…">. They are numbered automatically.',
      good: ['## 1. Keep it short\n\nGo.\n\n## 2. Use names\n\nGo.\n\n## 3. Avoid noise\n\nGo.'],
    },
  ],
  'page/tabs-by-hand': [
    {
      bad: `## On macOS\n\n${code('bash', 'brew install acme')}\n\n## On Windows\n\n${code('bash', 'winget install acme')}`,
      says: 'notice 6:1 “On macOS” and “On Windows”: readers need only one of these. Put them into <Tabs>, each as a <Tab title="…">, so that readers can choose theirs.',
      good: [
        `<Tabs>\n<Tab title="macOS">\n${code('bash', 'a')}\n</Tab>\n<Tab title="Windows">\n${code('bash', 'b')}\n</Tab>\n</Tabs>`,
        '## macOS\n\nIt is there.\n\n## Windows\n\nIt is there.',
        `## Windows\n\n${code('bash', 'a')}\n\n## Python\n\n${code('python', 'b')}`,
        `## Open windows\n\n${code('bash', 'a')}\n\n## Go on\n\n${code('bash', 'b')}`,
      ],
    },
  ],
  'page/prose-in-code': [
    {
      bad: `<CodeGroup>\n\nFor npm:\n\n${code('bash', 'npm i')}\n\n</CodeGroup>`,
      says: 'notice 8:1 There is text among the code blocks of <CodeGroup>. Move it in front of the tag: Galley shows it with the code, other tools leave it out.',
      good: [
        `<CodeGroup>\n\n${code('bash', 'npm i')}\n\n</CodeGroup>`,
        '<RequestExample>\n\nOnly text.\n\n</RequestExample>',
      ],
    },
  ],
  'page/embed': [
    {
      bad: '<iframe src="https://demo.example.com/a" title="A" />\n\n<iframe src="https://demo.example.com/b" title="B" />',
      says: 'notice 6:1 This page embeds demo.example.com, which this site does not allow. Readers see a link to it. To show it on the page, add “demo.example.com” to “embeds” in docs.json.',
      good: ['<iframe src="https://www.youtube.com/embed/x" title="x" />'],
    },
  ],
  'page/code-group-by-hand': [
    {
      bad: `${code('bash', 'npm install acme')}\n\n${code('bash', 'yarn add acme')}`,
      says: 'notice 6:1 This code block and the next one do the same thing in another language or for another tool. Put them into a <CodeGroup>, so that readers can choose theirs.',
      good: [
        `<CodeGroup>\n${code('bash npm', 'npm install acme')}\n${code('bash yarn', 'yarn add acme')}\n</CodeGroup>`,
        `${code('bash', 'npm install acme')}\n\nThen:\n\n${code('bash', 'yarn add acme')}`,
        `${code('bash', 'npm install acme')}\n\n${code('bash', 'npm run acme')}`,
        `${code('bash', 'npm install acme')}\n\n${code('bash', 'npx acme init')}`,
        `${code('bash', 'npm install acme')}\n\n${code('bash', 'npx init')}`,
        `${code('bash', 'npm install acme')}\n\n${code('bash', 'uv information')}`,
        `${code('bash', 'npm install acme')}\n\n${code('js', 'acme()')}`,
        `${code('ts', 'acme()')}\n\n${code('jsx', 'acme()')}\n\n${code('json', '{}')}`,
      ],
    },
    {
      bad: `${code('python', 'acme()')}\n\n${code('ts', 'acme()')}`,
      says: 'notice 6:1 This code block and the next one do the same thing in another language or for another tool. Put them into a <CodeGroup>, so that readers can choose theirs.',
      good: [],
    },
  ],
}

const each = Object.entries(CASES).flatMap(([rule, cases]) => cases.map(one => [rule, one] as const))

test.for(each)('%s %#', ([rule, { bad, says, good, settings }]) => {
  expect(checkText(pageOf(bad), settings).map(problemLine)).toEqual([`${rule} ${says}`])
  for (const text of good) expect(checkText(pageOf(text), settings).map(problemLine)).toEqual([])
})

test('text in another language is not judged by English verbs', () => {
  const text = '## Installing the tool\n\nLe fichier est ici.\n\n## Create a key\n\nLa clé est ici.\n\n## Fin'
  expect(checkText(pageOf(text)).map(problemLine)).toEqual([])
})
