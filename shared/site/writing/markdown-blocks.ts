import { type Message, message } from '../../messages/message.ts'
import { ALT_PLACEHOLDER } from '../../page/writing/alt-placeholder.ts'

/** A block of Markdown that can be inserted by its name. */
interface BlockSnippet {
  readonly name: Message
  /** A sentence without a full stop. */
  readonly about: Message
  readonly template: string
  /** Further search terms. */
  readonly words?: string
}

/** Blocks of Markdown, in the order of the completion list. */
export const blockSnippets: readonly BlockSnippet[] = [
  {
    name: message('blocks:heading.name'),
    about: message('blocks:heading.about'),
    template: '## «0:Heading»',
    words: 'title',
  },
  {
    name: message('blocks:subheading.name'),
    about: message('blocks:subheading.about'),
    template: '### «0:Heading»',
  },
  {
    name: message('blocks:bulletedList.name'),
    about: message('blocks:bulletedList.about'),
    template: '- «1:First»\n- «0:Second»',
    words: 'ul',
  },
  {
    name: message('blocks:numberedList.name'),
    about: message('blocks:numberedList.about'),
    template: '1. «1:First»\n2. «0:Second»',
    words: 'ol',
  },
  {
    name: message('blocks:taskList.name'),
    about: message('blocks:taskList.about'),
    template: '- [ ] «1:First»\n- [ ] «0:Second»',
    words: 'todo',
  },
  {
    name: message('blocks:table.name'),
    about: message('blocks:table.about'),
    template: '| «1:Name» | «2:What it is» |\n| --- | --- |\n| «3:First» | «0:Text» |',
  },
  {
    name: message('blocks:codeBlock.name'),
    about: message('blocks:codeBlock.about'),
    template: '```«1|bash,javascript,typescript,python,json,yaml,html,css» «2:Title»\n«0:code»\n```',
    words: 'fence',
  },
  {
    name: message('blocks:image.name'),
    about: message('blocks:image.about'),
    template: `![«1:${ALT_PLACEHOLDER}»](«0:/images/»)`,
  },
  { name: message('blocks:quote.name'), about: message('blocks:quote.about'), template: '> «0:Words»' },
  {
    name: message('blocks:divider.name'),
    about: message('blocks:divider.about'),
    template: '---\n\n«0:»',
    words: 'rule line',
  },
]
