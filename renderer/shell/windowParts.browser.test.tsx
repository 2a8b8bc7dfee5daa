import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSite } from '../testing/rendered-site.tsx'
import { enterListBelow } from './windowParts.ts'

/** Opens a panel whose list has no rows yet; returns a function that gives it some. */
async function openEmpty(): Promise<() => void> {
  const { site, render } = await openSite({ 'docs.json': '{ "name": "Acme", "navigation": [] }' })
  await render(
    <>
      <button type="button">Above</button>
      <section data-part aria-label="Below">
        <div data-testid="place" />
      </section>
    </>,
  )
  await page.getByRole('button', { name: 'Above' }).click()
  enterListBelow(site.app)
  await new Promise(requestAnimationFrame)
  return () => {
    const list = document.createElement('div')
    list.setAttribute('role', 'treegrid')
    list.tabIndex = 0
    page.getByTestId('place').element().append(list)
  }
}

test('a list that gets its rows after it was opened has the focus then', async () => {
  const fill = await openEmpty()
  await expect.element(page.getByRole('button', { name: 'Above' })).toHaveFocus()
  fill()
  await expect.element(page.getByRole('treegrid')).toHaveFocus()
})

test('rows that arrive when the person has gone on leave the focus where it is', async () => {
  const fill = await openEmpty()
  await userEvent.keyboard('{Shift}')
  fill()
  await new Promise(requestAnimationFrame)
  await expect.element(page.getByRole('button', { name: 'Above' })).toHaveFocus()
})
