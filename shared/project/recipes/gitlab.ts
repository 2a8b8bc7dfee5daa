import { isMap, parseDocument } from 'yaml'
import { eolOf } from '../../text/lines.ts'
import { buildCommand } from './build-command.ts'
import type { Recipe, RecipeOrder } from './recipe.ts'
import { ROOT_FILES } from './root-files.ts'

const JOB = 'pages'

const HEAD = '# Builds the documentation and publishes it on GitLab Pages.'

const jobOf = (order: RecipeOrder, stage: string): string => `${HEAD}
${JOB}:
  stage: ${JSON.stringify(stage)}
  image: node:22
  variables:
    GIT_DEPTH: "0"
  rules:
    - if: $CI_COMMIT_BRANCH == ${JSON.stringify(order.branch)}
  script:
    - ${buildCommand(order, { from: order.within, out: 'public', address: '$CI_PAGES_URL' })}
  artifacts:
    paths:
      - public
`

/** The jobs and settings of a file besides the job; `undefined` if it cannot be read, or needs the job. */
function othersIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const document = parseDocument(text, { logLevel: 'silent' })
    const { contents, errors } = document
    if (errors.length > 0 || (contents !== null && !isMap(contents))) return undefined
    contents?.delete(JOB)
    return document.toJS() ?? {}
  } catch {
    return undefined // too deep, or one alias inside the other
  }
}

/** The stage of the job: the one that every file has, unless the file names its own. */
function stageIn({ stages }: Readonly<Record<string, unknown>>): string {
  if (!Array.isArray(stages) || stages.length === 0 || stages.includes('deploy')) return 'deploy'
  return String(stages.at(-1))
}

/** The job with the line above it that was written with it: up to the next line without an indentation. */
const OLD_JOB = new RegExp(`(?:^${HEAD}\\r?\\n)?^${JOB}:.*(?:\\r?\\n(?![^\\s]).*)*`, 'm')

/** One job among those that are there. */
export const gitlab: Recipe = {
  file: ROOT_FILES.gitlab,
  isAtRoot: true,
  write: (order, existing = '') => {
    const others = othersIn(existing)
    if (!others) return undefined
    const eol = eolOf(existing)
    const job = jobOf(order, stageIn(others)).trimEnd().replaceAll('\n', eol)
    const old = OLD_JOB.exec(existing)
    const from = old?.index ?? existing.length
    const around = [existing.slice(0, from).trimEnd(), existing.slice(from + (old?.[0].length ?? 0)).trim()]
    const parts = [around[0], job, around[1]].filter(part => part !== '')
    const text = `${parts.join(eol + eol)}${eol}`
    return JSON.stringify(othersIn(text)) === JSON.stringify(others) ? text : undefined
  },
}
