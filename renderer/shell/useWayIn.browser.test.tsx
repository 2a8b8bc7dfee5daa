import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useWayIn } from './useWayIn.ts'

function Window({ isOpen }: { readonly isOpen: boolean }) {
  useWayIn(true, isOpen)
  return (
    <>
      <button type="button">File</button>
      <div data-part>
        <button type="button">{isOpen ? 'First page' : 'Open folder'}</button>
      </div>
    </>
  )
}

const button = (name: string) => page.getByRole('button', { name })

test('the focus goes into a site that is opened', async () => {
  const { rerender } = await render(<Window isOpen={false} />)
  await rerender(<Window isOpen />)
  await expect.element(button('First page')).toHaveFocus()
})

test('the focus stays where the person has put it while the site was shown', async () => {
  const { rerender } = await render(<Window isOpen={false} />)
  await rerender(<Window isOpen />)
  button('File').element().focus()
  await new Promise(resolve => setTimeout(resolve, 200))
  await expect.element(button('File')).toHaveFocus()
})
