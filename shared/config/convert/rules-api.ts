import { isObject } from '../json/value.ts'
import { expecting, type Make, type Rule, words } from './rule.ts'
import { field, isTexts, textOf, without } from './values.ts'

const path = (dotted: string) => dotted.split('.')
const texts = expecting(value => typeof value === 'string' || isTexts(value), 'a text or a list of texts')
const METHODS: readonly unknown[] = ['bearer', 'basic', 'key']

const not: Make = value =>
  typeof value === 'boolean' ? { value: !value } : { stays: 'It is neither true nor false.' }

const filesDown: Make = (value, lose) => {
  if (typeof value === 'string' || isTexts(value)) return { value }
  const source = field(value, 'source')
  if (textOf(source) === undefined && !isTexts(source)) return { stays: 'It names no file.' }
  if (field(value, 'directory') !== undefined) {
    lose(['directory'], 'Pages of operations get their addresses from the operations.')
  }
  return { value: source }
}

const authDown: Make = (value, lose) => {
  const [method, name] = [field(value, 'method'), field(value, 'name')]
  if (!isObject(value) || (method !== undefined && !METHODS.includes(method))) {
    return { stays: 'This format does not know this way to sign in.' }
  }
  const isUsable = typeof name === 'string' && (method !== 'basic' || /^[^:]+:[^:]+$/.test(name))
  if (name === undefined || isUsable) return { value }
  lose(['name'], 'It is a text, and for basic authentication names both fields with a colon between them.')
  return { value: without(value, ['name']) }
}

const authUp: Make = (value, lose) => {
  if (!isObject(value)) return { stays: 'It is not an object.' }
  if (field(value, 'inputPrefix') !== undefined) {
    lose(['inputPrefix'], 'The newer format does not fill in the beginning of a value.')
  }
  return { value: without(value, ['inputPrefix']) }
}

const expandedUp: Make = (value, lose) => {
  if (value === 'all') return { value: 'all' }
  if (typeof value !== 'string') return { stays: 'The other format has no word for this value.' }
  if (value !== 'none')
    lose([], `“${value}” becomes “closed”: parameters are open or closed, nothing between.`)
  return { value: 'closed' }
}

/** API descriptions and their playground. */
export const API: readonly Rule[] = [
  { newer: path('api.openapi'), here: ['openapi'], down: filesDown, up: texts },
  { newer: path('api.mdx.server'), here: path('api.baseUrl'), down: texts, up: texts },
  { newer: path('api.mdx.auth'), here: path('api.auth'), down: authDown, up: authUp },
  {
    newer: path('api.playground.display'),
    here: path('api.playground.mode'),
    down: words({ interactive: 'show', simple: 'simple', none: 'hide' }),
    up: words({ show: 'interactive', simple: 'simple', hide: 'none' }),
  },
  { newer: path('api.playground.proxy'), here: path('api.playground.disableProxy'), down: not, up: not },
  {
    newer: path('api.examples.languages'),
    here: path('api.request.example.languages'),
    down: texts,
    up: texts,
  },
  {
    newer: path('api.params.expanded'),
    here: path('api.paramFields.expanded'),
    down: words({ all: 'all', closed: 'none' }),
    up: expandedUp,
  },
]
