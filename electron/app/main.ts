import { app, dialog } from 'electron'
import { inEnglish } from '../../shared/messages/in-english.ts'
import { message } from '../../shared/messages/message.ts'
import { startApp } from './app.ts'

startApp().catch((error: unknown) => {
  dialog.showErrorBox(
    inEnglish(message('app:startFailed')),
    error instanceof Error ? error.message : String(error),
  )
  app.exit(1)
})
