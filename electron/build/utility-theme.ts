import { readFileSync } from 'node:fs'

const BANNER = '// Made from the theme of tailwindcss by `npm run generate`. Do not edit.'

/** Names with values of their own in a site, or that no kept utility uses. */
const LEFT_OUT = /^--(?:font-(?:sans|mono)|default-(?:font|mono)-)/

/** Returns the text of `shared/site/styles/utility-theme.generated.ts`: sizes, colors and animations of utility classes. */
export function utilityTheme(): string {
  const path = new URL('../../node_modules/tailwindcss/theme.css', import.meta.url)
  const css = readFileSync(path, 'utf8')
  const rows = [...css.matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)]
    .filter(([, name = '']) => !LEFT_OUT.test(name))
    .map(([, name, value = '']) => `${name}:${value.replace(/\s+/g, ' ')}`)
  const keyframes = [...css.matchAll(/^ {2}@keyframes [\s\S]*?^ {2}\}/gm)]
    .map(([each]) => each.replace(/\s*\n\s*/g, ' ').trim())
    .join(' ')
  const doc =
    '/** The theme of utility classes; utilities contain its values, so that pages do not have it. */'
  const theme = `@theme default inline{${rows.join(';').replaceAll("'", '"')}}`
  return [
    `${BANNER}\n\n${doc}\nexport const utilityTheme =\n  '${theme}'\n`,
    `/** The keyframes that it refers to. */\nexport const utilityKeyframes =\n  '${keyframes}'\n`,
  ].join('\n')
}
