import { message } from '../../../messages/message.ts'
import { type ApiNode, child, children, keysOf, nameOf } from '../../../openapi/document/node.ts'
import { itemsOf, own, textOf } from '../../../openapi/document/value.ts'
import { renameTo } from '../../../openapi/shapes/fix.ts'
import type { ApiRule, Lint } from './lint.ts'

/** The keys of responses are status codes. */
export const statusCodes: ApiRule = (node, lint) => {
  for (const each of children(node)) {
    const code = nameOf(each)
    if (code === 'default' || code.startsWith('x-') || /^[1-5]\d\d$/.test(code)) continue
    if (/^[1-5]XX$/.test(code) && lint.dialect !== '2.0') continue
    const meant = /^[1-5]xx$/i.test(code) && lint.dialect !== '2.0' ? code.toUpperCase() : undefined
    const isDefault = code.toLowerCase() === 'default' ? 'default' : undefined
    const to = meant ?? isDefault
    lint.add('api/status-code', each, {
      message: message('api-rules:status', { code }),
      hint: message('api-rules:statusHint'),
      severity: 'error',
      ...(to !== undefined && { fix: renameTo(each, to, true) }),
    })
  }
}

/** A response that by its status has no body. */
export const emptyResponses: ApiRule = (node, lint) => {
  for (const each of children(node)) {
    const code = nameOf(each)
    if (code !== '204' && code !== '304') continue
    const at = lint.dialect === '2.0' ? child(each, 'schema') : child(each, 'content')
    if (at.value === undefined || (lint.dialect !== '2.0' && keysOf(at.value).length === 0)) continue
    lint.add('api/body', at, { message: message('api-rules:noBody', { code }), severity: 'warning' })
  }
}

const SHORT: Readonly<Record<string, string>> = {
  binary: 'application/octet-stream',
  csv: 'text/csv',
  form: 'application/x-www-form-urlencoded',
  html: 'text/html',
  json: 'application/json',
  multipart: 'multipart/form-data',
  pdf: 'application/pdf',
  text: 'text/plain',
  xml: 'application/xml',
}

const MEDIA_TYPE =
  /^(?:\*\/\*|[\w!#$&^.+-]+\/(?:\*|[\w!#$&^.+*-]+))(?:\s*;\s*[\w!#$&^.+-]+\s*=\s*(?:"[^"]*"|[^\s;]+))*\s*;?\s*$/

function told(at: ApiNode, type: string, lint: Lint, canRename: boolean): void {
  if (MEDIA_TYPE.test(type)) return
  const plain = type.toLowerCase()
  const meant = Object.hasOwn(SHORT, plain) ? SHORT[plain] : undefined
  lint.add('api/media-type', at, {
    message: message('api-rules:mediaType', { type }),
    hint: message('api-rules:mediaTypeHint'),
    severity: 'error',
    ...(canRename && meant !== undefined && { fix: renameTo(at, meant) }),
  })
}

/** The keys of `content` are media types. */
export const mediaTypes: ApiRule = (node, lint) => {
  if (lint.dialect === '2.0') {
    for (const key of ['consumes', 'produces'])
      for (const each of children(child(node, key))) told(each, textOf(each.value) ?? '', lint, false)
    return
  }
  const content = child(node, 'content')
  for (const each of children(content)) told(each, nameOf(each), lint, true)
}

/** A body without any media type says nothing. */
export const bodyContent: ApiRule = (node, lint) => {
  const content = child(node, 'content')
  if (content.value === undefined || keysOf(content.value).length > 0) return
  lint.add('api/body', content, { message: message('api-rules:emptyContent'), severity: 'warning' })
}

/** Methods whose requests have no body. */
const BODILESS = ['get', 'head', 'trace']

/** A path whose GET has a body. */
export const bodilessMethods: ApiRule = (item, lint) => {
  for (const key of keysOf(item.value)) {
    const method = key.toLowerCase()
    if (!BODILESS.includes(method)) continue
    const at = child(child(item, key), 'requestBody')
    if (at.value === undefined) continue
    lint.add('api/body', at, {
      message: message('api-rules:bodiless', { method: method.toUpperCase() }),
      severity: 'notice',
    })
  }
}

/** An example holds its value, or the address of it. */
export const exampleValue: ApiRule = (node, lint) => {
  const keys = ['value', 'externalValue', 'dataValue', 'serializedValue', '$ref']
  if (keys.some(key => own(node.value, key) !== undefined)) return
  lint.add('api/example', node, {
    message: message('api-rules:noValue'),
    hint: message('api-rules:noValueHint'),
    severity: 'warning',
  })
}

const EXPRESSION =
  /^\$(?:url|method|statusCode|(?:request|response)\.(?:body(?:#(?:\/.*)?)?|header\.[\w!#$%&'*+.^`|~-]+|query\.[^{}]+|path\.[^{}]+))$/

function expression(at: ApiNode, written: string, lint: Lint): void {
  if (EXPRESSION.test(written)) return
  lint.add('api/expression', at, {
    message: message('api-rules:expression', { written }),
    hint: message('api-rules:expressionHint'),
    severity: 'warning',
  })
}

/** The addresses of callbacks contain expressions such as `{$request.body#/url}`. */
export const callbackAddresses: ApiRule = (node, lint) => {
  for (const each of children(node)) {
    const written = nameOf(each)
    if (written.startsWith('x-') || written === '$ref') continue
    for (const [, inner = ''] of written.matchAll(/\{([^{}]*)\}/g))
      if (inner.startsWith('$')) expression(each, inner, lint)
  }
}

/** What a link passes on. */
export const linkValues: ApiRule = (node, lint) => {
  for (const each of [...children(child(node, 'parameters')), child(node, 'requestBody')]) {
    const written = textOf(each.value)
    if (written?.startsWith('$') && !itemsOf(each.value).length) expression(each, written, lint)
  }
}
