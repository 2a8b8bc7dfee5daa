import {
  countMoved,
  type MovedKind,
  movedHeading,
  movedKindOf,
  movedKinds,
} from '../../../shared/check/moved.ts'
import { type MessageKey, message } from '../../../shared/messages/message.ts'
import { inWords } from '../base/words.ts'
import { asidesOf, type Format, type FormatName, formats, line } from './report.ts'
import { sarif } from './sarif.ts'
import { problemInEnglish } from './sentences.ts'

/** How many there are of each kind. */
const COUNTS: Readonly<Record<MovedKind, MessageKey>> = {
  embed: 'cli:moved.count.embed',
  style: 'cli:moved.count.style',
  class: 'cli:moved.count.class',
  sheet: 'cli:moved.count.sheet',
  component: 'cli:moved.count.component',
  element: 'cli:moved.count.element',
  expression: 'cli:moved.count.expression',
  link: 'cli:moved.count.link',
  icon: 'cli:moved.count.icon',
}

const text: Format = report => {
  const { problems } = report
  const asides = asidesOf(report)
  if (problems.length === 0) return [inWords(message('cli:moved.none')), ...asides].join('\n')
  const counts = countMoved(problems)
  const found = movedKinds.filter(kind => counts[kind] > 0)
  const parts = found.flatMap(kind => [
    inWords(message('cli:moved.kind', { kind: movedHeading(kind), count: counts[kind] })),
    ...problems.filter(problem => movedKindOf(problem) === kind).map(line),
    '',
  ])
  const sum = message('cli:moved.sum', {
    counts: found.map(kind => message(COUNTS[kind], { count: counts[kind] })),
  })
  return [...parts, inWords(sum), ...asides].join('\n')
}

const json: Format = ({ problems, known }) =>
  JSON.stringify(
    {
      counts: countMoved(problems),
      problems: problems.map(problem => ({ kind: movedKindOf(problem), ...problemInEnglish(problem) })),
      known,
    },
    undefined,
    2,
  )

/** Every format of `check --as-moved --format`: the report is by kind of difference. */
export const movedFormats: Readonly<Record<FormatName, Format>> = {
  text,
  json,
  sarif: ({ problems, under }) =>
    sarif(problems, under, {
      run: { counts: countMoved(problems) },
      of: problem => ({ kind: movedKindOf(problem) }),
    }),
  github: formats.github,
}
