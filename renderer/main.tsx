import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './kit/styles/tokens.css'
import './kit/styles/forced-colors.css'
import './kit/styles/direction.css'
import { notifyError } from './host/base/notices.ts'
import { hostConnection } from './host/link/connection.ts'
import { AppContext } from './host/scope/app-window.ts'
import { setSiteServices, welcome } from './host/session/session.ts'
import { firstLanguage } from './host/view/language.ts'
import { startMessages } from './messages/messages.ts'
import { WindowLocale } from './messages/WindowLocale.tsx'
import { App } from './shell/App.tsx'
import { loadForSite } from './shell/windowContent.tsx'

const { all } = await startMessages(firstLanguage())
const app = hostConnection()
setSiteServices(app, loadForSite)
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <WindowLocale>
        <AppContext value={app}>
          <App />
        </AppContext>
      </WindowLocale>
    </StrictMode>,
  )
}
const report = (error: unknown) => notifyError(app, error)
const connect = () =>
  app.keep((greeting, again) => void welcome(app, greeting, again).catch(report)).catch(report)
// What the host says is put into words that arrive meanwhile; if they do not, there is no host either.
all.then(connect, connect)
