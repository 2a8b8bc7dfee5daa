/** Gives an attack for a location. */
export type Attack = (location: string) => string

const quoted = (text: string): string => JSON.stringify(text)

const FIELDS = [
  'title',
  'sidebarTitle',
  'description',
  'icon',
  'iconType',
  'tag',
  'version',
  'mode',
  'keywords',
  'lastUpdatedDate',
  'related',
  'og:title',
  'og:image',
  'twitter:card',
  'canonical',
  'author',
]

/** The attributes of every component that shows or uses them. */
const ATTRIBUTES: readonly (readonly [name: string, attributes: readonly string[], content?: string])[] = [
  ['Accordion', ['title', 'description', 'icon', 'id']],
  ['Badge', ['color', 'icon', 'size', 'shape']],
  ['Banner', ['color']],
  ['Callout', ['icon', 'color']],
  ['Card', ['title', 'href', 'icon', 'img', 'color', 'cta', 'arrow']],
  ['CardGroup', ['cols']],
  ['CodeBlock', ['language', 'filename', 'icon', 'lines', 'highlight']],
  ['Color.Item', ['name', 'value']],
  ['Expandable', ['title', 'defaultOpen']],
  ['Frame', ['caption', 'hint']],
  ['GitHub.Repo', ['repo', 'href', 'description']],
  ['Icon', ['icon', 'iconType', 'color', 'size']],
  ['Latex', [], 'x'],
  ['Link', ['href', 'title']],
  ['Panel', ['title']],
  ['ParamField', ['query', 'type', 'default', 'placeholder', 'pre']],
  ['Prompt', ['description', 'icon']],
  ['ResponseField', ['name', 'type', 'default', 'post']],
  ['Step', ['title', 'icon', 'stepNumber', 'titleSize', 'id']],
  ['Tab', ['title', 'icon', 'id']],
  ['Tooltip', ['tip', 'headline', 'cta', 'href']],
  ['Tree.File', ['name', 'icon']],
  ['Tree.Folder', ['name', 'defaultOpen']],
  ['Update', ['label', 'description', 'tags', 'rss']],
  ['View', ['title', 'icon']],
  ['Visibility', ['for']],
]

/** HTML elements with the attributes that hold addresses, names or styles. */
const ELEMENTS: readonly (readonly [name: string, attributes: readonly string[]])[] = [
  ['a', ['href', 'title', 'id', 'className', 'target', 'rel']],
  ['img', ['src', 'alt', 'title', 'srcSet', 'width']],
  ['video', ['src', 'poster', 'title']],
  ['iframe', ['src', 'title', 'allow', 'srcDoc']],
  ['div', ['id', 'className', 'style', 'title', 'align']],
  ['td', ['colSpan', 'headers']],
]

function tag(name: string, attributes: readonly string[], attack: Attack, content = 'attackword'): string {
  const written = attributes.map(key => `${key}={${quoted(attack(`<${name} ${key}>`))}}`).join(' ')
  return `<${name} ${written}>\n${content}\n</${name}>`
}

/** Text is on one line: an attack never begins a block of its own. */
const BODY: readonly ((attack: Attack) => string)[] = [
  attack => `## Heading ${attack('heading')}`,
  attack => `Text ${attack('text')} text.`,
  attack => `- item ${attack('list')}`,
  attack => `> quote ${attack('quote')}`,
  attack => `| a | b |\n|---|---|\n| ${attack('cell').replaceAll('|', '')} | b |`,
  attack => `\`${attack('inline code').replaceAll('`', '')}\``,
  attack => `[label](${attack('link target')})`,
  attack => `[label](<${attack('link in brackets')}>)`,
  attack => `[label](/a ${quoted(attack('link title'))})`,
  attack => `[${attack('link label')}](/a)`,
  attack => `![${attack('image text')}](/a.png)`,
  attack => `![a](${attack('image target')})`,
  attack => `![a](/a.png ${quoted(attack('image title'))})`,
  attack => `<${attack('autolink')}>`,
  attack => `[label][r${attack('reference').length}]`,
  attack => `Note[^n]\n\n[^n]: ${attack('footnote')}`,
  attack =>
    `\`\`\`js ${attack('fence info').replaceAll('`', '')}\n${attack('fence').replaceAll('`', '')}\n\`\`\``,
  attack => `\`\`\`${attack('fence language').replaceAll(/[`\s]/g, '')}\nx\n\`\`\``,
  attack =>
    `\`\`\`mermaid\ngraph TD\n  A["${attack('diagram label').replaceAll('"', "'")}"] --> B["${attack('diagram label').replaceAll('"', '#quot;')}"]\n  click A "${attack('diagram click').replaceAll('"', '')}"\n\`\`\``,
  attack =>
    `\`\`\`mermaid\nsequenceDiagram\n  A->>B: ${attack('sequence label')}\n  Note over A: ${attack('sequence note')}\n\`\`\``,
  attack => `$\\href{${attack('formula link')}}{x}$ and $\\text{${attack('formula text')}}$`,
  attack =>
    `$$\n\\htmlClass{${attack('formula class')}}{x} \\url{${attack('formula address')}} \\includegraphics{${attack('formula image')}}\n$$`,
  attack => `<Latex>{${quoted(attack('<Latex>'))}}</Latex>`,
  attack =>
    `<Card icon={<svg viewBox="0 0 1 1"><path d=${quoted(attack('drawing').replaceAll('"', "'"))} /></svg>}>x</Card>`,
  attack => `{${quoted(attack('expression'))}}`,
  attack => `<Tree>\n  <Tree.File name={${quoted(attack('file tree'))}} />\n</Tree>`,
  attack =>
    `<CodeGroup>\n\n\`\`\`js ${attack('code group title').replaceAll('`', '')}\n1\n\`\`\`\n\n</CodeGroup>`,
]

/** A page with an attack in every slot, and one that is raw at its end, where it breaks nothing else. */
export function hostilePage(attack: Attack, end: string): string {
  const head = FIELDS.map(key => `${quoted(key)}: ${quoted(attack(`frontmatter ${key}`))}`)
  const blocks = [
    ...BODY.map(slot => slot(attack)),
    ...ATTRIBUTES.map(([name, keys, content]) => tag(name, keys, attack, content)),
    ...ELEMENTS.map(([name, keys]) => tag(name, keys, attack)),
    `## ${end}`,
    attack('raw block'),
  ]
  return `---\n${head.join('\n')}\n---\n\n${blocks.join('\n\n')}\n`
}
