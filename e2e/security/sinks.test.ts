import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What makes a document or a script from a string. */
const SINK =
  /\.(?:innerHTML|outerHTML|srcdoc)\b|\b(?:srcDoc|dangerouslySetInnerHTML)\b|\b(?:insertAdjacentHTML|createContextualFragment|parseFromString|setHTMLUnsafe|parseHTMLUnsafe|importScripts|eval)\(|document\.writeln?\(|new (?:Function|Worker|SharedWorker)\(|createElement\('(?:script|iframe|object|embed|base)'\)/g

/**
 * Every sink of the code that runs in browsers. The policies do not require trusted types: the libraries for diagrams
 * and for the code editor write strings themselves. So a new sink has to be named here, with where its string is from.
 */
const SINKS: Readonly<Record<string, readonly string[]>> = {
  // Images as data, which are never put into a document.
  'renderer/fields/images/safeSvg.ts': ['parseFromString('],
  // Blocks that the renderer of sites made, in the frame with an origin of its own.
  'renderer/preview-frame/base/parse-block.ts': ['.innerHTML'],
  'renderer/preview-frame/patch.ts': ['.innerHTML'],
  // The scripts of the library at their fixed addresses, and what it drew with its strict setting.
  'renderer/site/diagrams.ts': ["createElement('script')", '.innerHTML'],
  'renderer/site/full-navigation.ts': ["createElement('script')"],
  // The schema on another page of the same site, without its scripts; a frame shows it where pages are files in a folder.
  'renderer/site/api/shared-schemas.ts': [
    'parseFromString(',
    '.innerHTML',
    "createElement('iframe')",
    '.innerHTML',
  ],
  // Scripts at addresses that the renderer of sites wrote, and HTML that it made, from a script of the same site.
  'renderer/site/base/lazy-script.ts': ["createElement('script')"],
  'renderer/site/base/resolved-html.ts': ['.innerHTML'],
  'renderer/site/inline/root.ts': ["createElement('script')"],
  'renderer/site/search/source.ts': ["createElement('script')"],
}

// Covers P18
test('strings become documents or scripts in the listed places only', () => {
  const found = readdirSync(`${root}renderer`, { recursive: true, encoding: 'utf8' })
    .map(path => `renderer/${path.replaceAll('\\', '/')}`)
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
    .map(path => [path, readFileSync(root + path, 'utf8').match(SINK) ?? []] as const)
    .filter(([, sinks]) => sinks.length > 0)
  expect(Object.fromEntries(found)).toEqual(SINKS)
})
