import { type JsonNode, parseJson } from '../../config/json/parse.ts'
import { nearest } from '../../config/read/nearest.ts'
import { replaceText } from '../../config/read/repair.ts'
import { type Message, message } from '../../messages/message.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import type { Fix, Problem, Severity } from '../../text/problem.ts'
import { defaultSeverity, type RuleId, ruleIds } from '../rules/registry.ts'
import type { CheckSettings, RuleSetting, Term } from './read.ts'
import { SETTINGS_FILE } from './settings-file.ts'

/** The settings, and the problems of their file. */
interface SettingsReading {
  readonly rules: ReadonlyMap<string, RuleSetting>
  readonly terms: CheckSettings['terms']
  readonly problems: readonly Problem[]
}

const SEVERITIES: readonly (Severity | 'off')[] = ['error', 'warning', 'notice', 'off']

/** More terms than this would make checking every page slow. */
const MOST_TERMS = 500

interface ProblemText {
  readonly message: Message
  readonly hint?: Message | undefined
  readonly fix?: Fix | undefined
}

const entriesOf = (node: JsonNode | undefined): readonly (readonly [JsonNode, JsonNode])[] =>
  (node?.children ?? []).flatMap(({ children: [key, value] = [] }) => (key && value ? [[key, value]] : []))

const textsOf = (node: JsonNode): readonly string[] | undefined => {
  const items = node.type === 'string' ? [node] : node.type === 'array' ? (node.children ?? []) : undefined
  const texts = items?.flatMap(({ value }) =>
    typeof value === 'string' && value.trim() !== '' ? [value] : [],
  )
  return texts !== undefined && texts.length === items?.length ? texts : undefined
}

/** Reads the text of `.galley/check.json`; reports and skips what cannot be used. Never throws. */
export function readSettings(text: string): SettingsReading {
  return new SettingsReader(text).read()
}

class SettingsReader {
  readonly #text: string
  readonly #starts: readonly number[]
  readonly #problems: Problem[] = []
  readonly #rules = new Map<string, RuleSetting>()
  readonly #terms: Term[] = []

  constructor(text: string) {
    this.#text = text
    this.#starts = lineStarts(text)
  }

  read(): SettingsReading {
    const { root, errors } = parseJson(this.#text)
    for (const error of errors) {
      if (error.fatal) this.#add('check/unreadable', error, error)
    }
    if (errors.some(({ fatal }) => fatal)) return this.#result()
    if (root?.type !== 'object') {
      this.#add('check/unreadable', root ?? { offset: 0, length: 0 }, {
        message: message('checks:settings.notObject'),
        hint: message('checks:settings.notObjectHint'),
      })
      return this.#result()
    }
    for (const [key, value] of entriesOf(root)) this.#readKey(key, value)
    return this.#result()
  }

  #result(): SettingsReading {
    return { rules: this.#rules, terms: this.#terms, problems: this.#problems }
  }

  #readKey(key: JsonNode, value: JsonNode): void {
    const name = String(key.value)
    if (name === '$schema') return
    if (name !== 'rules' && name !== 'terms') {
      const said = message('checks:settings.unknown', { name })
      this.#add('check/wrong-value', key, { message: said, hint: message('checks:settings.unknownHint') })
    } else if (value.type !== 'object') {
      this.#add('check/wrong-value', value, { message: message('checks:settings.object', { name }) })
    } else if (name === 'rules') {
      for (const [rule, set] of entriesOf(value)) this.#readRule(rule, set)
    } else this.#readTerms(value)
  }

  #readTerms(node: JsonNode): void {
    for (const [use, not] of entriesOf(node).slice(0, MOST_TERMS)) {
      const texts = textsOf(not)
      if (texts !== undefined) this.#terms.push({ use: String(use.value), not: texts })
      else
        this.#add('check/wrong-value', not, {
          message: message('checks:settings.terms', { use: String(use.value) }),
        })
    }
  }

  #readRule(key: JsonNode, value: JsonNode): void {
    const rule = String(key.value)
    if (!isRuleOrGroup(rule)) {
      const suggestion = nearest(rule, ruleIds)
      this.#add('check/unknown-rule', key, {
        message: message('checks:settings.noRule', { rule }),
        hint: suggestion === undefined ? undefined : message('common:didYouMean', { near: suggestion }),
        fix:
          suggestion === undefined
            ? undefined
            : {
                label: message('common:changeTo', { text: suggestion }),
                edits: replaceText(key, suggestion),
              },
      })
      return
    }
    if (value.type === 'string') this.#rules.set(rule, this.#severity(value) ?? {})
    else if (value.type === 'object') this.#rules.set(rule, this.#readObject(value))
    else
      this.#add('check/wrong-value', value, {
        message: message('checks:settings.severity', { rule }),
        hint: CHOICES,
      })
  }

  #readObject(node: JsonNode): RuleSetting {
    let setting: RuleSetting = {}
    for (const [key, value] of entriesOf(node)) {
      const name = String(key.value)
      if (name === 'severity') setting = { ...setting, ...this.#severity(value) }
      else if (name === 'only' || name === 'except') {
        const places = textsOf(value)
        if (places !== undefined) setting = { ...setting, [name]: places }
        else this.#add('check/wrong-value', value, { message: message('checks:settings.files', { name }) })
      } else
        this.#add('check/wrong-value', key, {
          message: message('checks:settings.ruleKey', { name }),
          hint: message('checks:settings.ruleKeyHint'),
        })
    }
    return setting
  }

  #severity(node: JsonNode): Pick<RuleSetting, 'severity'> | undefined {
    const severity = SEVERITIES.find(one => one === node.value)
    if (severity !== undefined) return { severity }
    const said = message('checks:settings.severityValue', { value: JSON.stringify(node.value ?? null) })
    this.#add('check/wrong-value', node, { message: said, hint: CHOICES })
    return undefined
  }

  #add(code: RuleId, { offset, length }: Pick<JsonNode, 'offset' | 'length'>, reported: ProblemText): void {
    const { message: said, hint, fix } = reported
    this.#problems.push({
      code,
      severity: defaultSeverity(code),
      file: SETTINGS_FILE,
      offset,
      length,
      ...positionAt(this.#starts, offset),
      message: said,
      ...(hint === undefined ? {} : { hint }),
      ...(fix === undefined ? {} : { fix }),
    })
  }
}

const CHOICES = message('checks:settings.severityHint')

const groups = new Set(ruleIds.map(id => id.slice(0, id.indexOf('/'))))

/** Tells whether `name` is that of a rule or of a group of rules. */
export const isRuleOrGroup = (name: string): boolean => groups.has(name) || ruleIds.includes(name)
