import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../kit/styles/tokens.css'
import '../kit/styles/forced-colors.css'
import { startMessages } from '../messages/messages.ts'
import { Gallery } from './Gallery.tsx'

// npm run dev serves this page at /gallery. It is not part of the built editor.
await (await startMessages()).all
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
}
