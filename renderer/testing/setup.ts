import '../kit/styles/tokens.css'
import '../kit/styles/forced-colors.css'
import { afterEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { startMessages } from '../messages/messages.ts'

// Component tests run in a page with the window's styles and texts, shared by all tests.
await startMessages()
afterEach(cleanup)
