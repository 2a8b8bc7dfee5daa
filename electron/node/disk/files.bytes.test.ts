import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { textOfBytes } from '../../../shared/project/files/bytes.ts'
import { makeFolder } from '../testing/temporary-folders.ts'
import { nodeFiles } from './files.ts'

test('an image is read, written and removed byte for byte', async () => {
  const base = makeFolder('bytes')
  onTestFinished(() => rmSync(base, { recursive: true }))
  const files = nodeFiles(base, { data: join(base, 'data') })
  const bytes = Uint8Array.from([0x89, 0x50, 0, 0x0d, 0x0a, 0xff, 0xef, 0xbb, 0xbf])
  const picture = { text: textOfBytes(bytes), bom: false }
  await files.write('images/new.png', picture, undefined)
  expect(new Uint8Array(readFileSync(join(base, 'images/new.png')))).toEqual(bytes)
  expect(await files.readText('images/new.png')).toEqual(picture)
  const other = { text: 'other', bom: false }
  await expect(files.remove('images/new.png', other)).rejects.toMatchObject({ failure: { code: 'conflict' } })
  await files.remove('images/new.png', picture)
  await expect(files.readBytes('images/new.png')).rejects.toMatchObject({ failure: { code: 'not-found' } })
})
