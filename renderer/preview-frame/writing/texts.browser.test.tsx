import { expect, test } from 'vitest'
import { inlineCode } from '../../../shared/site/nodes/inline-code.ts'
import { placeOf, pointIn, shownIn } from './texts.ts'

test.each([
  'npx',
  'npx galley --out-dir build --as-moved',
  'FORCE_CHECKPOINT_SIMULATION',
  'idempotencyKeys.create',
  'a/path/that/is/long/enough-to-break',
])('code is one text with what is around it, wherever its line can break: %s', code => {
  const body = document.createElement('div')
  body.dataset.body = ''
  body.innerHTML = `<p data-line="1" data-leaf="0">Run ${inlineCode(code)} now</p>`
  document.body.append(body)
  const text = body.querySelector('p') ?? body
  const shown = `Run ${code} now`
  expect(shownIn(text)).toBe(shown)
  for (let at = 0; at <= shown.length; at++) {
    const { node, offset } = pointIn(text, at, 'before')
    expect(placeOf(text, node, offset)?.at).toBe(at)
  }
  body.remove()
})
