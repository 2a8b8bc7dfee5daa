import { type Message, message } from '../../../messages/message.ts'
import type { ApiNode } from '../../../openapi/document/node.ts'
import type { ApiSource } from '../../../openapi/document/operations.ts'
import type { Dialect } from '../../../openapi/document/read.ts'
import type { ApiFiles } from '../../../openapi/document/references.ts'
import type { ApiFix } from '../../../openapi/shapes/fix.ts'
import type { Severity } from '../../../text/problem.ts'
import type { RuleId } from '../../rules/registry.ts'
import { type CheckSettings, isOnIn } from '../../settings/read.ts'

/** A rule about API descriptions. */
export type ApiRuleId = Extract<RuleId, `api/${string}` | 'page/embed'>

/** Something wrong in an API description. */
export interface ApiFault {
  readonly rule: ApiRuleId
  readonly severity: Severity
  readonly file: string
  /** JSON pointer of the value concerned. */
  readonly pointer: string
  readonly message: Message
  readonly hint?: Message
  readonly fix?: ApiFix
}

/** What a rule tells of one place. */
export interface Told {
  readonly message: Message
  readonly severity: Severity
  readonly hint?: Message
  readonly fix?: ApiFix | undefined
}

/** At most this many problems of one rule are reported for one description, and this many of them as notices. */
const MOST_OF_RULE = 100
const MOST_NOTICES = 20

/** What all descriptions of a site have in common. */
interface Around {
  readonly files: ApiFiles
  readonly settings: CheckSettings
  /** Hosts whose pages the site allows to embed. */
  readonly allowed: ReadonlySet<string>
}

/** Collects what the rules find in one description. */
export class Lint {
  readonly source: ApiSource
  readonly files: ApiFiles
  readonly dialect: Dialect
  readonly faults: ApiFault[] = []
  readonly allowed: ReadonlySet<string>
  readonly #settings: CheckSettings
  readonly #hosts = new Set<string>()
  readonly #counts = new Map<string, number>()

  constructor(source: ApiSource, { files, settings, allowed }: Around) {
    this.source = source
    this.files = files
    this.allowed = allowed
    this.dialect = source.dialect
    this.#settings = settings
  }

  /** Whether a rule applies to the description, and has not found too much yet. */
  isOpen(rule: ApiRuleId): boolean {
    return (
      (this.#counts.get(`${rule} false`) ?? 0) < MOST_OF_RULE &&
      isOnIn(this.#settings, rule, this.source.file)
    )
  }

  /** Notes a host of an embedded page; returns whether it is the first time. */
  noteHost(host: string): boolean {
    const isNew = !this.#hosts.has(host)
    this.#hosts.add(host)
    return isNew
  }

  add(rule: ApiRuleId, { file, pointer }: ApiNode, { message: said, severity, hint, fix }: Told): void {
    const key = `${rule} ${severity === 'notice'}`
    const count = (this.#counts.get(key) ?? 0) + 1
    const most = severity === 'notice' ? MOST_NOTICES : MOST_OF_RULE
    if (count > most || !this.isOpen(rule)) return
    this.#counts.set(key, count)
    const told = count === most ? message('api-rules:more') : hint
    const more = { ...(told && { hint: told }), ...(fix && { fix }) }
    this.faults.push({ rule, severity, file, pointer, message: said, ...more })
  }
}

/** A rule: looks at one object of a description. */
export type ApiRule = (node: ApiNode, lint: Lint) => void
