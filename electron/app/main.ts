import { app, dialog } from 'electron'
import { message } from '../../shared/messages/message.ts'
import { dataFolders } from '../node/base/data-folders.ts'
import { findProduct } from '../node/base/product.ts'
import { inWords } from '../node/base/words.ts'
import { startApp } from './app.ts'
import { CrashReports } from './crash.ts'

const crashes = new CrashReports(dataFolders().data, findProduct().version)
crashes.watch()

startApp(crashes).catch((error: unknown) => {
  crashes.write(error)
  dialog.showErrorBox(
    inWords(message('app:startFailed')),
    error instanceof Error ? error.message : String(error),
  )
  app.exit(1)
})
