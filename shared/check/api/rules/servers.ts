import { message } from '../../../messages/message.ts'
import { type ApiNode, child, children, nameOf } from '../../../openapi/document/node.ts'
import { itemsOf, own, textOf } from '../../../openapi/document/value.ts'
import { changeTo, removeIt } from '../../../openapi/shapes/fix.ts'
import type { ApiRule, Lint } from './lint.ts'

const HOST = /^(?:localhost|(?:[\w-]+\.)+[a-z]{2,}|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?(?:\/|$)/i

/** The address of a server. */
export const serverAddress: ApiRule = (node, lint) => {
  const at = child(node, 'url')
  const url = textOf(at.value)
  if (url === undefined) return
  const add = (key: Parameters<typeof message>[0], severity: 'error' | 'warning' | 'notice', to?: string) =>
    lint.add('api/server', at, {
      message: message(key, { url }),
      severity,
      ...(to !== undefined && { fix: changeTo(at, to) }),
    })
  if (url.trim() === '') add('api-rules:noAddress', 'error')
  if (HOST.test(url))
    add('api-rules:noProtocol', 'error', `${url.startsWith('localhost') ? 'http' : 'https'}://${url}`)
  if (url.length > 1 && url.endsWith('/')) add('api-rules:serverSlash', 'notice', url.replace(/\/+$/, ''))
  if (/[?#]/.test(url)) add('api-rules:serverQuery', 'warning')
  for (const each of children(child(node, 'variables'))) {
    const name = nameOf(each)
    if (url.includes(`{${name}}`)) continue
    const said = message('api-rules:unusedVariable', { name: `{${name}}` })
    lint.add('api/server', each, { message: said, severity: 'notice', fix: removeIt(each, name, true) })
  }
}

const SCHEMES = ['http', 'https', 'ws', 'wss']

/** Where Swagger 2.0 says to send requests. */
function oldServer(root: ApiNode, lint: Lint): void {
  const [host, base] = [child(root, 'host'), child(root, 'basePath')]
  const [name, path] = [textOf(host.value), textOf(base.value)]
  if (name !== undefined && /\/|^$/.test(name)) {
    const plain = name.replace(/^\w+:\/\//, '').replace(/\/.*$/, '')
    lint.add('api/server', host, {
      message: message('api-rules:host', { name }),
      severity: 'error',
      ...(plain !== '' && { fix: changeTo(host, plain) }),
    })
  }
  if (path !== undefined && !path.startsWith('/'))
    lint.add('api/server', base, {
      message: message('api-rules:basePath', { path }),
      severity: 'error',
      fix: changeTo(base, `/${path}`, true),
    })
  for (const each of children(child(root, 'schemes'))) {
    if (SCHEMES.includes(textOf(each.value) ?? '')) continue
    lint.add('api/server', each, {
      message: message('api-rules:scheme', { name: textOf(each.value) ?? '' }),
      hint: message('api-rules:styles', { styles: SCHEMES }),
      severity: 'error',
    })
  }
}

/** The servers of the whole description. */
export const servers: ApiRule = (root, lint) => {
  if (lint.dialect === '2.0') {
    oldServer(root, lint)
    return
  }
  const at = child(root, 'servers')
  if (itemsOf(own(root.value, 'servers')).length > 0) {
    repeated(at, lint)
    return
  }
  const hasPaths = lint.source.operations.some(({ kind }) => kind === 'operation')
  if (!hasPaths || (at.value !== undefined && !Array.isArray(at.value))) return
  if (
    lint.source.operations.some(({ item, node }) => own(item.value, 'servers') ?? own(node.value, 'servers'))
  )
    return
  lint.add('api/server', at.value === undefined ? root : at, {
    message: message('api-rules:noServers'),
    severity: 'notice',
  })
}

function repeated(list: ApiNode, lint: Lint): void {
  const seen = new Set<string>()
  for (const each of children(list)) {
    const url = textOf(own(each.value, 'url'))
    if (url === undefined) continue
    if (seen.has(url)) {
      const said = message('api-rules:sameServer', { url })
      lint.add('api/server', each, { message: said, severity: 'notice', fix: removeIt(each, url) })
    }
    seen.add(url)
  }
}
