import type { RequestModel } from '../operation/request-model.ts'
import { csharp } from './csharp.ts'
import { curl } from './curl.ts'
import { go } from './go.ts'
import { java } from './java.ts'
import { javascript } from './javascript.ts'
import { php } from './php.ts'
import { python } from './python.ts'
import { ruby } from './ruby.ts'

/** A language in which requests are shown. */
interface SampleLanguage {
  readonly label: string
  /** The language name in code fences. */
  readonly language: string
  readonly write: (request: RequestModel) => string
}

/** The languages in the order of their tabs. Whatever a request contains stays data in all of them. */
export const sampleLanguages: readonly SampleLanguage[] = [
  { label: 'cURL', language: 'bash', write: curl },
  { label: 'JavaScript', language: 'javascript', write: javascript },
  { label: 'Python', language: 'python', write: python },
  { label: 'Go', language: 'go', write: go },
  { label: 'PHP', language: 'php', write: php },
  { label: 'Ruby', language: 'ruby', write: ruby },
  { label: 'Java', language: 'java', write: java },
  { label: 'C#', language: 'csharp', write: csharp },
]
