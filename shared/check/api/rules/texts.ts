import { message } from '../../../messages/message.ts'
import { type ApiNode, child } from '../../../openapi/document/node.ts'
import { own, textAt, textOf } from '../../../openapi/document/value.ts'
import { removeIt } from '../../../openapi/shapes/fix.ts'
import { embeddedIn } from '../../../site/api/description/tree.ts'
import { readFrame } from '../../../site/base/url.ts'
import type { ApiRule, Lint } from './lint.ts'

const PARTS = ['title', 'summary', 'description']

const SCRIPT = /<script\b|\beval\s*\(|javascript:/i

/** Texts for readers: empty ones, and such as contain programs. */
export const texts: ApiRule = (node, lint) => {
  embeds(child(node, 'description'), lint)
  for (const key of PARTS) {
    const at = child(node, key)
    if (typeof at.value !== 'string') continue
    if (at.value.trim() === '') {
      lint.add('api/empty-text', at, { message: message('api-rules:emptyText', { key }), severity: 'notice' })
    } else if (SCRIPT.test(at.value)) {
      const said = message('api-rules:script', { key })
      lint.add('api/unsafe-text', at, { message: said, severity: 'warning' })
    }
  }
}

/** Pages that a description embeds are shown only if the site allows their hosts; each host is told once. */
function embeds(at: ApiNode, lint: Lint): void {
  if (typeof at.value !== 'string') return
  for (const source of embeddedIn(at.value)) {
    const frame = readFrame(source, lint.allowed)
    if (frame?.access !== 'refused' || !lint.noteHost(frame.host)) continue
    lint.add('page/embed', at, {
      message: message('checks:embed.refusedInApi', { host: frame.host }),
      hint: message('checks:embed.refusedHint', { host: frame.host }),
      severity: 'notice',
    })
  }
}

function missing(lint: Lint, node: ApiNode, key: 'description' | 'contact' | 'license'): void {
  if (own(node.value, key) !== undefined) return
  const words = {
    description: message('api-rules:noDescription'),
    contact: message('api-rules:noContact'),
    license: message('api-rules:noLicense'),
  }
  lint.add('api/information', node, { message: words[key], severity: 'notice' })
}

/** What readers want to know of the whole API. */
export const information: ApiRule = (node, lint) => {
  for (const key of ['description', 'contact', 'license'] as const) missing(lint, node, key)
}

/** A license is named so that readers can find it. */
export const license: ApiRule = (node, lint) => {
  if (own(node.value, 'url') !== undefined || own(node.value, 'identifier') !== undefined) return
  lint.add('api/information', node, { message: message('api-rules:licenseAddress'), severity: 'notice' })
}

/** A contact that says nothing. */
export const contact: ApiRule = (node, lint) => {
  if (['name', 'url', 'email'].some(key => textAt(node.value, key) !== undefined)) return
  lint.add('api/information', node, { message: message('api-rules:emptyContact'), severity: 'notice' })
}

/** Keys whose values are addresses, by the shape of their object. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  contact: ['url'],
  license: ['url'],
  info: ['termsOfService'],
  externalDocs: ['url'],
  flow: ['authorizationUrl', 'tokenUrl', 'refreshUrl'],
  securityScheme: ['openIdConnectUrl', 'authorizationUrl', 'tokenUrl'],
}

/** A relative address starts with a slash or a dot, or names a file. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:[^\s]+|[./#?][^\s]*|[^\s:]*\/[^\s]*|[\w-]+\.(?:md|html?|txt|pdf))$/i
const LOOSE = /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev)(?:\/|$))/i

/** Addresses and email addresses must be some. */
export const addresses =
  (shape: string): ApiRule =>
  (node, lint) => {
    for (const key of ADDRESSES[shape] ?? []) {
      const at = child(node, key)
      const url = textOf(at.value)
      if (url === undefined || (ADDRESS.test(url) && !LOOSE.test(url))) continue
      lint.add('api/address-format', at, { message: message('api-rules:url', { url }), severity: 'warning' })
    }
    const email = child(node, 'email')
    if (shape !== 'contact' || typeof email.value !== 'string' || /^\S+@\S+\.\S+$/.test(email.value)) return
    const said = message('api-rules:email', { email: email.value })
    lint.add('api/address-format', email, { message: said, severity: 'warning' })
  }

/** Empty lists of what a description is about. */
export const emptyPaths: ApiRule = (node, lint) => {
  if (Object.keys(Object(node.value)).length > 0) return
  const root = lint.source.root.value
  if (own(root, 'webhooks') !== undefined || own(root, 'components') !== undefined) return
  lint.add('api/information', node, {
    message: message('api-rules:noPaths'),
    severity: 'notice',
    fix: undefined,
  })
}

/** Names of components can be written in references. */
export const componentNames: ApiRule = (node, lint) => {
  for (const group of Object.keys(Object(node.value))) {
    if (group.startsWith('x-')) continue
    const held = child(node, group)
    for (const key of Object.keys(Object(held.value))) {
      const name = key.replace(/^\u0085/, '')
      if (/^[\w.-]+$/.test(name) || name.startsWith('x-')) continue
      const said = message('api-rules:componentName', { name })
      lint.add('api/component-name', child(held, name), { message: said, severity: 'warning' })
    }
  }
}

/** The version of a description has three numbers. */
export const openapiVersion: ApiRule = (node, lint) => {
  const at = child(node, 'openapi')
  const written = textOf(at.value)
  if (written === undefined || /^3\.\d+\.\d+(?:-.+)?$/.test(written)) return
  lint.add('api/version', at, {
    message: message('api-rules:openapi', { written }),
    severity: 'warning',
    fix: {
      label: message('openapi:fix.change', { value: `${lint.dialect}.0` }),
      changes: [{ kind: 'set', path: ['openapi'], value: `${lint.dialect}.0` }],
      safe: true,
    },
  })
}

/** An empty key: removed without any loss. */
export const emptyRequired: ApiRule = (node, lint) => {
  const at = child(node, 'required')
  if (!Array.isArray(at.value) || at.value.length > 0 || lint.dialect >= '3.1') return
  const fix = removeIt(at, 'required', true)
  lint.add('api/required', at, { message: message('api-rules:emptyRequired'), severity: 'notice', fix })
}
