import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showLanguage } from '../messages/messages.ts'
import { openSite } from '../testing/rendered-site.tsx'
import { Panes } from './Panes.tsx'

const FILES = { 'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one"] }] }\n' }

const line = () => page.getByRole('separator').first()
const place = () => line().element().getBoundingClientRect().x

afterEach(() => showLanguage('en'))

test.each(['en', 'ar'])(
  'in %s, the line between two panes follows the arrow keys and the pointer',
  async code => {
    const { render } = await openSite(FILES)
    await showLanguage(code)
    await render(
      <div style={{ display: 'flex', blockSize: 400 }}>
        <Panes content={{ navigation: <p>First</p>, editor: <p>Second</p>, preview: <p>Third</p> }} />
      </div>,
    )
    await expect.element(line()).toBeVisible()
    const start = place()
    // Tab goes on from there, wherever the test before pressed last.
    await page.getByText('First').click()
    await userEvent.tab()
    await expect.element(line()).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(place).toBeLessThan(start)
    const left = place()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(place).toBeGreaterThan(left)
    const before = place()
    await line().dropTo(page.getByText('Second'), { targetPosition: { x: code === 'ar' ? 300 : 60, y: 5 } })
    await expect.poll(place).not.toBeCloseTo(before, 0)
    expect(place() < before).toBe(code === 'ar')
  },
)
