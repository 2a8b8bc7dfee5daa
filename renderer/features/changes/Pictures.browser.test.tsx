import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../testing/rendered-site.tsx'
import { Pictures } from './Pictures.tsx'

const DOT = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

test('an image is asked for when it is shown, by the text that stands for its bytes', async () => {
  const asked: string[] = []
  const opened = await openSite(
    { 'docs.json': '{"name":"Acme"}', 'dot.png': new Uint8Array(4) },
    {
      handlers: {
        bytes: ({ reference }) => {
          asked.push(reference)
          return atob(DOT)
        },
      },
    },
  )
  const reference = await opened.text('dot.png')
  expect(asked).toEqual([])
  await opened.render(
    <Pictures
      before={{ title: 'Before', content: undefined }}
      after={{ title: 'After', content: reference }}
    />,
  )
  const figure = page.getByRole('figure', { name: 'After' })
  await expect.element(figure).toBeInTheDocument()
  await expect.poll(() => document.querySelector('figure img')?.getAttribute('src')).toContain(DOT)
  expect(document.querySelectorAll('figure img')).toHaveLength(1)
  expect(asked).toEqual([reference])
})
