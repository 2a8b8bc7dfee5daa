import i18next from 'i18next'
import { pagesInOrder, readNavigation } from '../../../shared/config/navigation/navigation.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { isPage } from '../../../shared/project/files/kinds.ts'
import { editFile, readText } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { save } from '../../host/session/saving.ts'
import { undo } from '../../host/session/steps.ts'
import { changeConfig, useConfig } from '../../host/site/config.ts'
import { pagesNow } from '../../host/site/pages.ts'
import { projectNow } from '../../host/site/project.ts'
import { showPage, showSection, useView } from '../../host/view/view.ts'

/** What a stop looks at to see whether its task is done. */
export interface Seen {
  /** The page in the middle. */
  readonly page: string | undefined
  readonly changedPages: number
  readonly isConfigChanged: boolean
  readonly canRedo: boolean
  readonly unsaved: number
}

/** One stop of the tour: a real task in the open site. */
interface Stop {
  readonly id: 'open' | 'write' | 'color' | 'undo' | 'save'
  /** `start` is what was there when the stop began. */
  readonly isDone: (now: Seen, start: Seen) => boolean
  /** Does the task for the person. */
  readonly show: (site: Site) => Promise<void> | void
}

/** What is there now. */
export function look(site: Site): Seen {
  const { main } = useView.of(site).getState()
  const { dirty, redo } = projectNow(site)
  return {
    page: main.kind === 'page' ? main.file : undefined,
    changedPages: dirty.filter(({ file }) => isPage(file)).length,
    isConfigChanged: dirty.some(({ file }) => file === CONFIG_FILE),
    canRedo: redo !== undefined,
    unsaved: dirty.length,
  }
}

/** The page in the middle, or the first one of the navigation. */
function pageHere(site: Site): string | undefined {
  const { page } = look(site)
  if (page !== undefined) return page
  const pages = pagesNow(site)
  const listed = pagesInOrder(readNavigation(useConfig.of(site).getState().reading.value))
  return listed.map(({ path }) => pages.get(path)?.file).find(file => file !== undefined)
}

async function addSentence(site: Site): Promise<void> {
  const t = i18next.getFixedT(null, 'tour')
  const file = pageHere(site)
  if (file === undefined) return
  showPage(site, file)
  const text = await readText(site, file)
  const sentence = `${text.endsWith('\n') ? '' : '\n'}\n${t('sentence')}\n`
  editFile(site, file, [{ offset: text.length, length: 0, text: sentence }], { label: t('writeStep') })
}

/** Two accents, so that another one is chosen whatever the site has. */
const ACCENTS = ['#0D9373', '#2456C8'] as const

function changeAccent(site: Site): void {
  const t = i18next.getFixedT(null, 'tour')
  const { colors } = useConfig.of(site).getState().reading.value
  const value = ACCENTS.find(accent => accent !== colors?.primary) ?? ACCENTS[0]
  showSection(site, 'look')
  changeConfig(site, t('colorStep'), [
    colors
      ? { kind: 'set', path: ['colors', 'primary'], value }
      : { kind: 'set', path: ['colors'], value: { primary: value } },
  ])
}

/** The stops in their order. */
export const STOPS: readonly Stop[] = [
  {
    id: 'open',
    isDone: ({ page }) => page !== undefined,
    show: site => {
      const file = pageHere(site)
      if (file !== undefined) showPage(site, file)
    },
  },
  { id: 'write', isDone: ({ changedPages }) => changedPages > 0, show: addSentence },
  { id: 'color', isDone: ({ isConfigChanged }) => isConfigChanged, show: changeAccent },
  { id: 'undo', isDone: ({ canRedo }) => canRedo, show: undo },
  {
    id: 'save',
    isDone: ({ unsaved }, start) => start.unsaved > 0 && unsaved === 0,
    show: async site => void (await save(site)),
  },
]
