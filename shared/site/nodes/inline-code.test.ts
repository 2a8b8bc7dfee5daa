import { expect, test } from 'vitest'
import { drawBody } from '../testing/draw.ts'
import { inlineCode } from './inline-code.ts'

test.each([
  ['docs.json', '<code>docs.json</code>'],
  ['Mod Shift M', '<code class="whole">Mod Shift M</code>'],
  ['--site-url', '<code class="whole">--site-url</code>'],
  ['galley build docs --out site', '<code>galley build docs <span class="whole">--out</span> site</code>'],
  ['a/very/long/path/that-never/ends', '<code>a/very/long/path/that-never/ends</code>'],
  ['response_template', '<code>response_template</code>'],
  ['Optional[List[KnowledgeSource]]', '<code>Optional[<wbr>List[<wbr>KnowledgeSource]]</code>'],
  [
    'export MAX_QUEUE_SIZE_OF_DEPLOYMENTS',
    '<code>export MAX_<wbr>QUEUE_<wbr>SIZE_<wbr>OF_<wbr>DEPLOYMENTS</code>',
  ],
])('%s is broken where a reader can follow', (code, html) => {
  expect(inlineCode(code)).toBe(html)
})

test('code keeps its characters', () => {
  const html = drawBody('Write `first <second> & --third` here.')
  expect(html).toContain('<code>first &lt;second&gt; &amp; <span class="whole">--third</span></code>')
})
