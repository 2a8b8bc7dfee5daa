import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OpenCard } from '../gallery/Opening.tsx'

const card = () => page.getByRole('dialog', { name: 'Properties' })

async function openCard(): Promise<void> {
  await render(
    <>
      <OpenCard />
      <button type="button">Elsewhere</button>
    </>,
  )
  await page.getByRole('button', { name: 'Properties' }).click()
  await expect.element(card().getByRole('textbox', { name: 'Title' })).toHaveFocus()
}

test('a card that is in use stays when the window behind it scrolls, and Escape closes it', async () => {
  await openCard()
  document.dispatchEvent(new Event('scroll'))
  await userEvent.keyboard('New')
  await expect.element(card().getByRole('textbox', { name: 'Title' })).toHaveValue('New')
  await userEvent.keyboard('{Escape}')
  await expect.element(card()).not.toBeInTheDocument()
})

test('a card closes when the focus goes elsewhere', async () => {
  await openCard()
  await page.getByRole('button', { name: 'Elsewhere' }).click()
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  await expect.element(card()).not.toBeInTheDocument()
})

test('a card that is in use stays when the window scrolls, also after Escape closed a list in it', async () => {
  await openCard()
  const title = card().getByRole('textbox', { name: 'Title' })
  title.element().addEventListener('keydown', event => event.stopPropagation(), { once: true })
  await userEvent.keyboard('{Escape}')
  document.dispatchEvent(new Event('scroll'))
  await userEvent.keyboard('New')
  await expect.element(title).toHaveValue('New')
})
