import { message } from '../../../messages/message.ts'
import { type ApiNode, child, children, keysOf, nodeKey } from '../../../openapi/document/node.ts'
import { isSet, itemsOf, own, printJson, textOf } from '../../../openapi/document/value.ts'
import { addAs, changeTo, removeIt } from '../../../openapi/shapes/fix.ts'
import type { ApiRule, Lint } from './lint.ts'
import { typesOf } from './schemas.ts'

const PLACES: Readonly<Record<string, readonly string[]>> = {
  '2.0': ['query', 'header', 'path', 'formData', 'body'],
  '3.0': ['query', 'header', 'path', 'cookie'],
  '3.1': ['query', 'header', 'path', 'cookie'],
  '3.2': ['query', 'querystring', 'header', 'path', 'cookie'],
}

const STYLES: Readonly<Record<string, readonly string[]>> = {
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  path: ['simple', 'label', 'matrix'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
}

/** Where a parameter is sent. */
export const parameterPlace: ApiRule = (node, lint) => {
  const at = child(node, 'in')
  const written = textOf(at.value)
  const places = PLACES[lint.dialect] ?? []
  if (written === undefined || places.includes(written)) return
  const near = places.find(place => place.toLowerCase() === written.toLowerCase())
  lint.add('api/parameter', at, {
    message: message('api-rules:place', { written }),
    hint: message('api-rules:places', { places }),
    severity: 'error',
    ...(near !== undefined && { fix: changeTo(at, near, true) }),
  })
}

/** Parameters of a path are always required. */
export const requiredInPath: ApiRule = (node, lint) => {
  if (own(node.value, 'in') !== 'path' || isSet(node.value, 'required')) return
  const at = child(node, 'required')
  const name = textOf(own(node.value, 'name')) ?? ''
  lint.add('api/path-parameter', at.value === undefined ? node : at, {
    message: message('api-rules:pathRequired', { name }),
    severity: 'error',
    fix: addAs(at, 'required', true, true),
  })
}

/** Headers that have a place of their own. */
const IGNORED = /^(?:accept|content-type|authorization)$/i

/** What a parameter says about its value. */
export const parameterValue: ApiRule = (node, lint) => {
  const { value } = node
  const place = textOf(own(value, 'in'))
  const name = textOf(own(value, 'name')) ?? ''
  if (place === 'header' && IGNORED.test(name) && lint.dialect !== '2.0') {
    lint.add('api/parameter', node, {
      message: message('api-rules:ignoredHeader', { name }),
      hint: message('api-rules:ignoredHeaderHint'),
      severity: 'notice',
    })
  }
  if (own(value, 'allowEmptyValue') !== undefined && place !== 'query' && place !== 'formData') {
    const at = child(node, 'allowEmptyValue')
    const fix = removeIt(at, 'allowEmptyValue', true)
    lint.add('api/parameter', at, { message: message('api-rules:emptyValue'), severity: 'warning', fix })
  }
  if (lint.dialect === '2.0') oldValue(node, lint)
  else newValue(node, lint)
}

function newValue(node: ApiNode, lint: Lint): void {
  const { value } = node
  const place = textOf(own(value, 'in'))
  const content = own(value, 'content')
  const type = child(node, 'type')
  if (own(value, 'schema') === undefined && content === undefined && type.value === undefined)
    lint.add('api/parameter', node, { message: message('api-rules:noSchema'), severity: 'error' })
  if (content !== undefined && keysOf(content).length !== 1) {
    lint.add('api/parameter', child(node, 'content'), {
      message: message('api-rules:oneContent'),
      severity: 'error',
    })
  }
  const style = child(node, 'style')
  const known = place === undefined ? undefined : STYLES[place]
  if (typeof style.value === 'string' && known && !known.includes(style.value)) {
    lint.add('api/parameter', style, {
      message: message('api-rules:style', { style: style.value }),
      hint: message('api-rules:styles', { styles: known }),
      severity: 'error',
    })
  }
}

const SIMPLE = ['string', 'number', 'integer', 'boolean', 'array']

function oldValue(node: ApiNode, lint: Lint): void {
  const { value } = node
  const place = textOf(own(value, 'in'))
  if (place === 'body') {
    if (own(value, 'schema') === undefined)
      lint.add('api/parameter', node, { message: message('api-rules:bodySchema'), severity: 'error' })
    if (typesOf(own(value, 'schema')).includes('file'))
      lint.add('api/parameter', child(child(node, 'schema'), 'type'), {
        message: message('api-rules:fileForm'),
        severity: 'error',
      })
    return
  }
  oldType(node, lint, place === 'formData' ? [...SIMPLE, 'file'] : SIMPLE)
  const format = child(node, 'collectionFormat')
  const isMulti = place === 'query' || place === 'formData'
  const formats = ['csv', 'ssv', 'tsv', 'pipes', ...(isMulti ? ['multi'] : [])]
  if (format.value !== undefined && !formats.includes(textOf(format.value) ?? ''))
    lint.add('api/parameter', format, {
      message: message('api-rules:collection', { format: textOf(format.value) ?? '' }),
      hint: message('api-rules:styles', { styles: formats }),
      severity: 'error',
    })
}

/** The type of a parameter, a header or an item of Swagger 2.0. */
function oldType(node: ApiNode, lint: Lint, types: readonly string[]): void {
  const at = child(node, 'type')
  const type = textOf(at.value)
  if (own(node.value, 'in') !== undefined && type === undefined) {
    const said = own(node.value, 'schema') === undefined ? 'api-rules:noType' : 'api-rules:schemaInBody'
    lint.add('api/parameter', node, { message: message(said), severity: 'error' })
  } else if (type !== undefined && !types.includes(type)) {
    lint.add('api/parameter', at, {
      message: type === 'file' ? message('api-rules:fileForm') : message('api-rules:simpleType', { type }),
      hint: message('api-rules:styles', { styles: types }),
      severity: 'error',
    })
  }
}

/** The type of a header or of an item of a list of Swagger 2.0. */
export const oldSimpleType: ApiRule = (node, lint) => {
  if (lint.dialect === '2.0') oldType(node, lint, SIMPLE)
}

interface Named {
  /** Where it is listed. */
  readonly written: ApiNode
  readonly target: ApiNode
  readonly key: string
  readonly name: string
}

/** The parameters of a list, with references followed. */
export function listed(holder: ApiNode, { files }: Lint): readonly Named[] {
  return children(files.child(holder, 'parameters')).flatMap(written => {
    const target = files.at(written)
    const place = textOf(own(target?.value, 'in'))
    const name = textOf(own(target?.value, 'name'))
    if (target === undefined || place === undefined || name === undefined) return []
    const key = `${place} ${place === 'header' ? name.toLowerCase() : name}`
    return [{ written, target, key, name }]
  })
}

/** A list names a parameter once. */
export const sameParameters: ApiRule = (holder, lint) => {
  const seen = new Set<string>()
  for (const { written, key, name } of listed(holder, lint)) {
    if (seen.has(key)) {
      lint.add('api/same-parameter', written, {
        message: message('api-rules:sameParameter', { name }),
        severity: 'error',
        fix: removeIt(written, name),
      })
    }
    seen.add(key)
  }
}

/** An operation that lists a parameter of its path again replaces it. */
export const repeatedParameters: ApiRule = (item, lint) => {
  const shared = new Map(listed(item, lint).map(one => [one.key, one]))
  if (shared.size === 0) return
  for (const operation of children(item)) {
    for (const { written, target, key, name } of listed(operation, lint)) {
      const other = shared.get(key)
      if (other === undefined) continue
      const isSame =
        nodeKey(target) === nodeKey(other.target) || printJson(target.value) === printJson(other.target.value)
      lint.add('api/same-parameter', written, {
        message: message(isSame ? 'api-rules:repeated' : 'api-rules:replaced', { name }),
        severity: 'notice',
        fix: isSame ? removeIt(written, name, true) : undefined,
      })
    }
  }
}

const FORM = /^(?:multipart\/(?:.*\+)?form-data|application\/(?:.*\+)?x-www-form-urlencoded)/

/** The body of an operation of Swagger 2.0. */
export const oldBodies: ApiRule = (item, lint) => {
  if (lint.dialect !== '2.0') return
  for (const operation of children(item)) {
    if (typeof operation.value !== 'object' || Array.isArray(operation.value)) continue
    const mine = listed(operation, lint)
    const keys = new Set(mine.map(({ key }) => key))
    const all = [...listed(item, lint).filter(({ key }) => !keys.has(key)), ...mine]
    oldBody(operation, all, lint)
  }
}

function oldBody(operation: ApiNode, all: readonly Named[], lint: Lint): void {
  const of = (place: string) => all.filter(({ target }) => own(target.value, 'in') === place)
  const [bodies, fields] = [of('body'), of('formData')]
  const [, second] = bodies
  if (second !== undefined)
    lint.add('api/body', second.written, { message: message('api-rules:oneBody'), severity: 'error' })
  if (bodies[0] && fields[0])
    lint.add('api/body', fields[0].written, { message: message('api-rules:bodyOrForm'), severity: 'error' })
  const consumes = own(operation.value, 'consumes') ?? own(lint.source.root.value, 'consumes')
  const isForm = itemsOf(consumes).some(type => FORM.test(textOf(type) ?? ''))
  if (isForm || fields.length === 0) return
  const file = fields.find(({ target }) => own(target.value, 'type') === 'file')
  const at = file ?? fields[0]
  if (at === undefined || (file === undefined && consumes === undefined)) return
  lint.add('api/body', at.written, {
    message: message('api-rules:formType'),
    hint: message('api-rules:formTypeHint'),
    severity: file ? 'error' : 'warning',
  })
}
