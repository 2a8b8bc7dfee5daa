import { readFileSync } from 'node:fs'

const BANNER = '// Made from the theme of tailwindcss by `npm run generate`. Do not edit.'

/** Names with values of their own in a site, or that no kept utility uses. */
const LEFT_OUT = /^--(?:font-(?:sans|mono)|animate-|default-(?:font|mono)-)/

/** Returns the text of `shared/site/styles/utility-theme.generated.ts`: the sizes and colors of utility classes. */
export function utilityTheme(): string {
  const path = new URL('../../node_modules/tailwindcss/theme.css', import.meta.url)
  const rows = [...readFileSync(path, 'utf8').matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)]
    .filter(([, name = '']) => !LEFT_OUT.test(name))
    .map(([, name, value = '']) => `${name}:${value.replace(/\s+/g, ' ')}`)
  const doc =
    '/** The theme of utility classes; utilities contain its values, so that pages do not have it. */'
  return `${BANNER}\n\n${doc}\nexport const utilityTheme =\n  '@theme default inline{${rows.join(';').replaceAll("'", '"')}}'\n`
}
