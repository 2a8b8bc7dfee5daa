import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { DIAGRAM_LIBRARY, diagramFiles } from '../../shared/site/base/diagram-files.generated.ts'

test('the committed names are those of the built scripts (otherwise: npm run generate)', () => {
  const folder = DIAGRAM_LIBRARY.replace(/[^/]*$/, '')
  const names = readdirSync(fileURLToPath(new URL(`../../dist/site/${folder}`, import.meta.url)))
  expect(names.map(name => folder + name).sort()).toEqual(diagramFiles)
})
