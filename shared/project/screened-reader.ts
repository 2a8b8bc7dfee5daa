import { PageReader } from '../page/page-reader.ts'
import type { Bounded } from '../text/budget.ts'
import type { Background } from './base/background.ts'
import type { Checking } from './checking/checking.ts'
import type { ProjectOptions } from './options.ts'
import type { Preview } from './preview/preview.ts'
import { SHORT } from './screening/suspicion.ts'

/** The parts that take in a page when it no longer waits; they may be made after the reader. */
interface ReaderParts {
  readonly bounded: Bounded
  readonly background: Background
  readonly preview: Preview
  readonly checking: Checking
}

/** Returns a reader of pages that has suspicious ones screened; `told` gets each file whose text is refused. All work is done only when no page waits. */
export function screenedReader(
  parts: ReaderParts,
  { screening, summarize, later }: Pick<ProjectOptions, 'screening' | 'summarize' | 'later'>,
  told: (file: string) => void,
): PageReader {
  const { bounded } = parts
  if (!screening) return new PageReader({ bounded, summarize, told, later })
  const done = (file: string) => {
    const { preview, checking, background } = parts
    preview.touch([file])
    checking.touch([file])
    checking.touchOthers([file])
    background.wake()
  }
  const screen = (file: string, text: string) => parts.background.holding(screening.screen(file, text))
  return new PageReader({
    ...{ bounded, summarize, told, later },
    screening: {
      ...{ mustWait: screening.mustWait, longestSure: SHORT, screen, done },
      isAffordableWith: (file, text, known) => screening.isAffordableWith(file, text, known),
    },
  })
}
