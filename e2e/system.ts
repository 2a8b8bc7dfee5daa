import type { ElectronApplication } from '@playwright/test'
import type { StandIn } from './stand-in/launch.ts'

/** How a person answers a dialog of the system: by the number of a button, or with the folders that were chosen. */
export interface DialogAnswer {
  readonly response?: number
  readonly filePaths?: readonly string[]
}

/** What the system shows for an app: dialogs and the menu bar. Dialogs that a test does not answer are canceled. */
export interface System {
  /** Answers the next dialog. */
  answer(answer: DialogAnswer): Promise<void>
  /** Returns what the dialogs so far were about, the first one first. */
  asked(): Promise<readonly string[]>
  /** Chooses a row of the menu bar by the labels on the way to it. */
  choose(...labels: readonly string[]): Promise<void>
}

/** The system of the stand-in, which reports each dialog. */
export const standInSystem = ({ news, order }: Pick<StandIn, 'news' | 'order'>): System => ({
  answer: async answer => order({ kind: 'dialog', ...answer }),
  asked: async () =>
    news.flatMap(one =>
      one.kind === 'dialog' ? [String(Reflect.get(Object(one.options), 'message') ?? one.type)] : [],
    ),
  choose: async (...labels) => order({ kind: 'menu', labels }),
})

/** The dialogs and the menu of Electron. Its dialogs are replaced in the main process: nobody is there to answer those of the system. */
export async function electronSystem(app: ElectronApplication): Promise<System> {
  const state = await app.evaluateHandle(({ dialog }) => {
    const answers: DialogAnswer[] = []
    const asked: string[] = []
    const next = (args: readonly unknown[], type: string) => {
      const options = Object(args.at(-1))
      asked.push(String(options.message ?? type))
      return { response: options.cancelId ?? 0, filePaths: [], ...answers.shift() }
    }
    Object.assign(dialog, {
      showMessageBox: async (...args: readonly unknown[]) => next(args, 'message'),
      showMessageBoxSync: (...args: readonly unknown[]) => next(args, 'message').response,
      showOpenDialog: async (...args: readonly unknown[]) => next(args, 'open'),
    })
    return { answers, asked }
  })
  return {
    answer: answer => state.evaluate(({ answers }, one) => void answers.push(one), answer),
    asked: () => state.evaluate(({ asked }) => [...asked]),
    choose: (...labels) =>
      app.evaluate(({ Menu }, way) => {
        let menu = Menu.getApplicationMenu() ?? undefined
        for (const label of way) {
          const item = menu?.items.find(one => one.label.replace('&', '') === label)
          menu = item?.submenu
          if (!menu) item?.click()
        }
      }, labels),
  }
}
