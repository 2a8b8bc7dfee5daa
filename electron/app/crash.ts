import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { release } from 'node:os'
import { join } from 'node:path'
import { app, dialog, shell } from 'electron'
import { message } from '../../shared/messages/message.ts'
import { makeFolder } from '../node/base/make-folder.ts'
import { describeError } from '../node/base/stack.ts'
import { inWords } from '../node/base/words.ts'

/** How many reports are kept. */
const MOST = 10

const REPORT = /^\d{4}-\d{2}-\d{2}T[\d-]+Z-[\da-f]{6}\.txt$/

/** Reports of what went wrong in the app, as files on this computer: nothing is sent. */
export class CrashReports {
  readonly #folder: string
  readonly #version: string
  #isAsking = false

  constructor(data: string, version: string) {
    this.#folder = join(data, 'crashes')
    this.#version = version
  }

  /** Writes a report and returns its file; undefined where it cannot be written. */
  write(error: unknown): string | undefined {
    const text = [
      `Galley ${this.#version}`,
      `Electron ${process.versions.electron ?? '-'}, Chromium ${process.versions.chrome ?? '-'}, Node ${process.versions.node}`,
      `${process.platform} ${release()} ${process.arch}`,
      '',
      describeError(error),
    ]
    const time = new Date().toISOString().replace(/[:.]/g, '-')
    const file = join(this.#folder, `${time}-${randomBytes(3).toString('hex')}.txt`)
    try {
      makeFolder(this.#folder, 0o700)
      writeFileSync(file, `${text.join('\n')}\n`, { mode: 0o600 })
      this.#removeOld()
      return file
    } catch {
      return undefined // a data folder that cannot be written: the error is still shown
    }
  }

  /** Writes a report, and shows where it is, once the app is ready, unless the last one is still shown. */
  async show(error: unknown): Promise<void> {
    const file = this.write(error)
    if (this.#isAsking) return
    this.#isAsking = true
    await app.whenReady() // the system shows no message box before
    const buttons = [
      message('app:fault.continue'),
      ...(file === undefined ? [] : [message('app:fault.show')]),
    ]
    const { response } = await dialog.showMessageBox({
      type: 'error',
      message: inWords(message('app:fault.message')),
      detail: file === undefined ? String(error) : inWords(message('app:fault.detail', { file })),
      buttons: buttons.map(inWords),
      defaultId: 0,
      cancelId: 0,
    })
    this.#isAsking = false
    if (response === 1 && file !== undefined) shell.showItemInFolder(file)
  }

  /** Reports whatever nothing in the app catches; the app goes on, so that unsaved work can be saved. */
  watch(): void {
    process.on('uncaughtException', error => void this.show(error))
    process.on('unhandledRejection', error => void this.show(error))
  }

  #removeOld(): void {
    const reports = readdirSync(this.#folder).filter(name => REPORT.test(name))
    for (const name of reports.sort().slice(0, -MOST)) rmSync(join(this.#folder, name), { force: true })
  }
}
