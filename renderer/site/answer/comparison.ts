import type { FieldForm } from '../../../shared/openapi/schema/field-form.ts'
import type { AnswerForm } from '../../../shared/site/base/rendered-page.ts'
import { lazyScript } from '../base/lazy-script.ts'
import { make } from '../base/make.ts'
import { requestText } from '../base/texts.ts'
import { valueAt } from '../values/filling.ts'
import { problemText } from '../values/limit-problems.ts'
import { type ValueProblem, valueProblems } from '../values/value-problems.ts'
import { type JsonLine, pathKey, reveal } from './folded.ts'

declare global {
  interface Window {
    /** Called by each file that describes a response. */
    galleyAnswer?: (file: string, form: FieldForm) => void
  }
}

const known = new Map<string, FieldForm>()

const written = (selector: string): string | undefined =>
  document.querySelector<HTMLElement>(selector)?.dataset.answers

async function load(folder: string, file: string): Promise<FieldForm | undefined> {
  window.galleyAnswer = (name, form) => known.set(name, form)
  if (!known.has(file)) await lazyScript(`${folder}${file}.js`)().catch(() => undefined) // nothing is compared
  return known.get(file)
}

/** The description of a response; undefined if it has none, or its file is missing. */
export async function documentedForm(status: number, type: string): Promise<FieldForm | undefined> {
  const inline = written('.try[data-answers]')
  if (inline !== undefined) {
    const answers: readonly AnswerForm[] = JSON.parse(inline)
    return answerFor(answers, status, type)?.form
  }
  const [folder, ...rows]: [string, ...[string, string, string][]] = JSON.parse(
    written('script[data-answers]') ?? '[""]',
  )
  const places = rows.map(([status, type, file]) => ({ status, type, file }))
  const found = answerFor(places, status, type)
  return found && load(folder, found.file)
}

const plainType = (type: string): string => type.split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** What describes a response: for its status, or else for its class (`4XX`), or else the default. */
export function answerFor<T extends Pick<AnswerForm, 'status' | 'type'>>(
  answers: readonly T[],
  status: number,
  type: string,
): T | undefined {
  const ranks = [String(status), `${String(status).charAt(0)}xx`, 'default']
  for (const rank of ranks) {
    const here = answers.filter(each => each.status.toLowerCase() === rank)
    const same = here.find(each => plainType(each.type) === plainType(type))
    const found = same ?? here[0]
    if (found) return found
  }
  return undefined
}

/** The line of a problem; a missing field is reported at its object. */
const lineOf = (lines: ReadonlyMap<string, HTMLElement>, { path }: ValueProblem): HTMLElement | undefined =>
  lines.get(pathKey(path))

function shortPath(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (made, key) => (typeof key === 'number' ? `${made}[${key}]` : made === '' ? key : `${made}.${key}`),
    '',
  )
}

/** Differences that are listed; any others are only marked. */
const LISTED = 50

function itemOf(problem: ValueProblem, sentence: string, line: HTMLElement | undefined): HTMLElement {
  const item = make('li', '')
  const at = shortPath(problem.path)
  const button = make('button', '')
  button.type = 'button'
  button.append(...(at === '' ? [] : [make('code', '', at), ' ']), sentence)
  button.addEventListener('click', () => {
    if (!line) return
    reveal(line)
    line.tabIndex = -1
    line.focus()
  })
  item.append(button)
  return item
}

/** Marks where a response differs from its description, and lists the differences. */
export function comparison(value: unknown, form: FieldForm, lines: readonly JsonLine[]): HTMLElement {
  const problems = valueProblems(value, form)
  if (problems.length === 0) return make('p', 'try-fits', requestText('fits'))
  const byPath = new Map(lines.map(({ path, element }) => [path, element]))
  const sentences = problems.map(problem => problemText(problem, valueAt(value, problem.path)))
  for (const [index, problem] of problems.entries()) {
    const line = lineOf(byPath, problem)
    if (!line) continue
    const before = line.dataset.problem
    line.dataset.problem = before === undefined ? (sentences[index] ?? '') : `${before} ${sentences[index]}`
  }
  const box = make('details', 'try-differences')
  box.append(make('summary', '', requestText('differs', { count: String(problems.length) })))
  const list = make('ul', 'try-problems')
  list.append(
    ...problems
      .slice(0, LISTED)
      .map((problem, index) => itemOf(problem, sentences[index] ?? '', lineOf(byPath, problem))),
  )
  box.append(list)
  box.open = problems.length <= 10
  return box
}
