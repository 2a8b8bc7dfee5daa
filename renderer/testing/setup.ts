import './act.ts'
import '../kit/styles/tokens.css'
import '../kit/styles/forced-colors.css'
import '../kit/styles/direction.css'
import i18next from 'i18next'
import { toast } from 'sonner'
import { afterEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { startMessages } from '../messages/messages.ts'

// Component tests run in a page with the window's styles and texts, shared by all tests. Texts start once, as in a
// window: a second start would forget the languages that the first one loaded.
if (!i18next.isInitialized) await (await startMessages()).all
afterEach(async () => {
  // The next test shows the notices that are still there: they would cover its buttons.
  toast.dismiss()
  await cleanup()
  // What the code editor told screen readers last would be found as text of the next test.
  for (const said of document.querySelectorAll('.monaco-aria-container > *')) said.textContent = ''
})
