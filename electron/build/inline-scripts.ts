import { createHash } from 'node:crypto'
import { build } from 'vite'
import { classicScript } from './targets.ts'

const BANNER = '// Made from renderer/site/inline by `npm run generate`. Do not edit.'

/** The scripts inside the documents of published sites, and what each is for. */
const SCRIPTS = [
  ['mode', 'Runs before anything is painted: says that there is a script, and chooses light or dark.'],
  ['root', 'Runs in the page for wrong addresses: looks for the path that the site is hosted at.'],
] as const

/** The compiled text of one script, which a document holds between its tags. */
async function compiled(name: string): Promise<string> {
  const config = classicScript(`renderer/site/inline/${name}.ts`, 'dist/site', name)
  const built = await build({ ...config, build: { ...config.build, write: false, sourcemap: false } })
  const [output] = [built].flat()
  const [chunk] = output !== undefined && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error(`The script ${name} could not be built.`)
  return chunk.code.trim()
}

const digest = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

async function constants([name, description]: (typeof SCRIPTS)[number]): Promise<string> {
  const text = await compiled(name)
  return [
    `/** ${description} */`,
    `export const ${name}Script =\n  ${JSON.stringify(text)}`,
    '',
    '/** What the policy of a document allows that script by: the SHA-256 of its text. */',
    `export const ${name}ScriptHash = '${digest(text)}'`,
  ].join('\n')
}

/** Returns the text of `shared/site/inline-scripts.generated.ts`: each script as it is in documents, and its hash. */
export async function inlineScripts(): Promise<string> {
  return `${[BANNER, ...(await Promise.all(SCRIPTS.map(constants)))].join('\n\n')}\n`
}
