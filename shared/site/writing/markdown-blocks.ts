/** A block of Markdown that can be inserted by its name. */
interface BlockSnippet {
  readonly name: string
  /** A sentence without a full stop. */
  readonly about: string
  readonly template: string
  /** Further search terms. */
  readonly words?: string
}

/** Blocks of Markdown, in the order of the completion list. */
export const blockSnippets: readonly BlockSnippet[] = [
  {
    name: 'Heading',
    about: 'A heading, which the table of contents lists',
    template: '## «0:Heading»',
    words: 'title',
  },
  { name: 'Subheading', about: 'A heading below a heading', template: '### «0:Heading»' },
  { name: 'Bulleted list', about: 'Points in any order', template: '- «1:First»\n- «0:Second»', words: 'ul' },
  {
    name: 'Numbered list',
    about: 'Points that are counted',
    template: '1. «1:First»\n2. «0:Second»',
    words: 'ol',
  },
  {
    name: 'Task list',
    about: 'Points to tick off',
    template: '- [ ] «1:First»\n- [ ] «0:Second»',
    words: 'todo',
  },
  {
    name: 'Table',
    about: 'Rows and columns',
    template: '| «1:Name» | «2:What it is» |\n| --- | --- |\n| «3:First» | «0:Text» |',
  },
  {
    name: 'Code block',
    about: 'Code in colors',
    template: '```«1|bash,javascript,typescript,python,json,yaml,html,css» «2:Title»\n«0:code»\n```',
    words: 'fence',
  },
  { name: 'Image', about: 'A picture of the repository', template: '![«1:What it shows»](«0:/images/»)' },
  { name: 'Quote', about: 'Words of somebody else', template: '> «0:Words»' },
  { name: 'Divider', about: 'A line across the page', template: '---\n\n«0:»', words: 'rule line' },
]
