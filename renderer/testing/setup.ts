import '../kit/styles/tokens.css'
import '../kit/styles/forced-colors.css'
import { afterEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { startMessages } from '../messages/messages.ts'

// Every test of a component runs in a page that looks like the window: its styles, its texts. One page is for all.
await startMessages()
afterEach(cleanup)
