import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { announce } from '../rpc/events.ts'
import { noIcons } from '../site/base/icons.ts'
import { shippedAt } from '../site/base/shipped.ts'
import { boundedBySize } from '../text/budget.ts'
import type { Files } from './files/files.ts'
import { memoryFiles } from './files/memory-files.ts'
import { openProject } from './open-project.ts'
import { Screening } from './screening/screening.ts'

const PAGES = 100
const LENGTH = 10_000

const head = (n: number) => `---
title: The title of page number ${n}
description: What page number ${n} is good for
keywords: [a first keyword of ${n}, a second keyword of ${n}]
---

## A heading of page number ${n}

See [a page](/a-page-that-is-not-there-${n}#a-part-of-it) and <https://example.com/an-address/${n}>.

<Step title="A step of page number ${n}" />

`

/** Opens pages that are read from disk each time, and returns the memory in use when all were checked. */
async function usedWith(length: number): Promise<number> {
  const names = Array.from({ length: PAGES }, (_, n) => `p${n}.mdx`)
  const stored = memoryFiles({
    'docs.json': '{ "name": "A" }',
    ...Object.fromEntries(names.map(name => [name, ''])),
  })
  const read = stored.readText.bind(stored)
  const readText: Files['readText'] = async path => {
    const n = names.indexOf(path)
    if (n < 0) return read(path)
    const code = `\`\`\`\n${'x'.repeat(79)}\n`.padEnd(length, `${'x'.repeat(79)}\n`)
    return { ...(await read(path)), text: Buffer.from(head(n) + code).toString('latin1') }
  }
  const project = await openProject(
    Object.assign(stored, { readText }),
    announce(() => undefined),
    {
      folder: '/home/ada/docs',
      later: run => void setImmediate(run),
      screening: new Screening(boundedBySize),
      resources: { icons: noIcons, shipped: shippedAt(name => name) },
    },
  )
  await project.idle()
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const used = process.memoryUsage().heapUsed
  expect(project.problems().length).toBeGreaterThan(PAGES)
  expect(project.state()).toMatchObject({ indexed: PAGES })
  project.close()
  return used
}

test('what is known of pages does not keep their texts in memory', async () => {
  await usedWith(100)
  const more = (await usedWith(LENGTH)) - (await usedWith(100))
  expect(more).toBeLessThan((PAGES * LENGTH) / 2)
})
