import type { ElectronApplication } from '@playwright/test'
import type { StandIn } from './stand-in/launch.ts'

/** How a person answers a dialog of the system: by the number of a button, or with the folders that were chosen. */
export interface DialogAnswer {
  readonly response?: number
  readonly filePaths?: readonly string[]
}

/** The dialogs of the system that an app shows. What a test does not answer is canceled. */
export interface SystemDialogs {
  /** Answers the next dialog. */
  answer(answer: DialogAnswer): Promise<void>
  /** Returns what the dialogs so far were about, the first one first. */
  asked(): Promise<readonly string[]>
}

/** The dialogs of the stand-in, which tells about each one. */
export const standInDialogs = ({ news, order }: Pick<StandIn, 'news' | 'order'>): SystemDialogs => ({
  answer: async answer => order({ kind: 'dialog', ...answer }),
  asked: async () =>
    news.flatMap(one =>
      one.kind === 'dialog' ? [String(Reflect.get(Object(one.options), 'message') ?? one.type)] : [],
    ),
})

/** The dialogs of Electron, replaced in its main process: nobody is there to answer those of the system. */
export async function electronDialogs(app: ElectronApplication): Promise<SystemDialogs> {
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
  }
}
