import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { showLanguage } from '../../messages/messages.ts'
import { WindowLocale } from '../../messages/WindowLocale.tsx'
import { ColorPicker } from './ColorPicker.tsx'

function Picker() {
  const [value, setValue] = useState('#0d9373')
  return <ColorPicker value={value} palettes={() => []} onChange={setValue} />
}

afterEach(() => showLanguage('en'))

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
])('in %s, %s moves the hue on', async (code, key) => {
  await showLanguage(code)
  await render(
    <WindowLocale>
      <Picker />
    </WindowLocale>,
  )
  const hue = page.getByRole('slider').last()
  const value = () => Number(Reflect.get(hue.element(), 'value'))
  const before = value()
  hue.element().focus()
  await userEvent.keyboard(key)
  await expect.poll(value).toBeGreaterThan(before)
})
