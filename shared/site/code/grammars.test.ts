import { expect, test, vi } from 'vitest'
import { JOINED, SINGLE } from './syntaxes.ts'

// In a file of its own, since it loads the grammars again and again.

const LANGUAGES = [...JOINED, ...SINGLE].map(({ displayName }) => displayName)

/** A text with everything that grammars may contain of others. */
const TEXT = `<?php echo 1 ?>
<style>a { color: red }</style><script>let a = /[a-z]+/g</script><p onclick="go()">{{ a }}</p>
POST /a HTTP/1.1
Content-Type: application/json

{ "a": [1, true] }

\`\`\`js
const a = <B c={/d/}>{e}</B>
\`\`\`
"""A *description* in **Markdown**."""
type A = { a: string } // comment
class A { def b = "$c" }
`

const freshParser = async () => {
  vi.resetModules()
  return (await import('./grammars.ts')).parseCode
}

test('code looks the same whichever languages were used before', async () => {
  const full = await freshParser()
  for (const language of LANGUAGES) full(language, TEXT)
  for (const language of LANGUAGES) {
    const alone = await freshParser()
    expect(alone(language, TEXT), language).toEqual(full(language, TEXT))
  }
})
