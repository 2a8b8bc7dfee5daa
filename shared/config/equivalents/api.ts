import { message } from '../../messages/message.ts'
import { isObject } from '../json/value.ts'
import { type ConvertValue, expecting, type Rule, words } from './equivalent.ts'
import { field, isTexts, textOf, without } from './values.ts'

const path = (dotted: string) => dotted.split('.')
const texts = expecting(value => typeof value === 'string' || isTexts(value), 'texts')
const METHODS: readonly unknown[] = ['bearer', 'basic', 'key']

const not: ConvertValue = value =>
  typeof value === 'boolean' ? { value: !value } : { stays: message('convert:notBoolean') }

const filesDown: ConvertValue = (value, lose) => {
  if (typeof value === 'string' || isTexts(value)) return { value }
  const source = field(value, 'source')
  if (textOf(source) === undefined && !isTexts(source)) return { stays: message('convert:noFile') }
  if (field(value, 'directory') !== undefined) {
    lose(['directory'], message('convert:apiDirectory'))
  }
  return { value: source }
}

const authDown: ConvertValue = (value, lose) => {
  const [method, name] = [field(value, 'method'), field(value, 'name')]
  if (!isObject(value) || (method !== undefined && !METHODS.includes(method))) {
    return { stays: message('convert:signIn') }
  }
  const isUsable = typeof name === 'string' && (method !== 'basic' || /^[^:]+:[^:]+$/.test(name))
  if (name === undefined || isUsable) return { value }
  lose(['name'], message('convert:basicName'))
  return { value: without(value, ['name']) }
}

const authUp: ConvertValue = (value, lose) => {
  if (!isObject(value)) return { stays: message('convert:notObject') }
  if (field(value, 'inputPrefix') !== undefined) {
    lose(['inputPrefix'], message('convert:inputPrefix'))
  }
  return { value: without(value, ['inputPrefix']) }
}

const expandedUp: ConvertValue = (value, lose) => {
  if (value === 'all') return { value: 'all' }
  if (typeof value !== 'string') return { stays: message('convert:noValue') }
  if (value !== 'none') lose([], message('convert:closed', { value }))
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
