import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { showLanguage } from '../messages/messages.ts'
import { Kbd } from './Kbd.tsx'

afterEach(() => showLanguage('en'))

test('keys have the names that keyboards of the language give them', async () => {
  await render(<Kbd keys="Mod+Shift+Delete" />)
  const shown = () => document.querySelector('kbd')?.textContent
  expect(shown()).toBe('CtrlShiftDelete')
  await showLanguage('de')
  await expect.poll(shown).toBe('StrgUmschaltEntf')
})
