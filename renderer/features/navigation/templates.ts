/** A template for a new page. */
export type TemplateId = 'blank' | 'guide' | 'reference' | 'changelog'

export const TEMPLATES: readonly TemplateId[] = ['blank', 'guide', 'reference', 'changelog']

const BODIES: Readonly<Record<TemplateId, string>> = {
  blank: '',
  guide: `Say in one sentence what readers will have achieved at the end.

## Before you begin

- What they need

<Steps>
  <Step title="First step">
    Say what to do, then what they see.
  </Step>
  <Step title="Second step">
    Describe the next action.
  </Step>
</Steps>

## Next steps

Link to the page to read next.
`,
  reference: `Say what this is for and when to use it.

## Parameters

<ResponseField name="name" type="string" required>
  What it does.
</ResponseField>

## Example

\`\`\`json
{
  "name": "value"
}
\`\`\`
`,
  changelog: `<Update label="First release" description="Today">
  - What’s new
</Update>
`,
}

export interface NewPage {
  readonly title: string
  readonly description: string
  readonly template: TemplateId
}

/** The text of a new page. */
export function textOfNewPage({ title, description, template }: NewPage): string {
  const lines = [`title: ${JSON.stringify(title)}`]
  if (description !== '') lines.push(`description: ${JSON.stringify(description)}`)
  return `${HEAD}${lines.join('\n')}${END}${BODIES[template]}`
}

const HEAD = '---\n'
const END = '\n---\n\n'

/** Returns the offset of the body of a new page. */
export const bodyStart = (text: string): number => text.indexOf(END, HEAD.length) + END.length
