import { message } from '../../messages/message.ts'
import type { Fix } from '../../text/problem.ts'
import type { JsonNode } from '../json/parse.ts'
import type { JsonPath } from '../json/pointer.ts'
import { pagePath } from '../navigation/page-path.ts'
import type { Schema, ValueKind } from '../schema/schema.ts'
import { hexMeant } from './color.ts'
import { nearest } from './nearest.ts'
import { describedIn, nameOf, shown } from './phrases.ts'
import { replaceText } from './repair.ts'
import type { Finding, Report } from './report.ts'

interface LocatedValue {
  readonly node: JsonNode
  readonly path: JsonPath
  readonly schema: Schema
}

const ADDRESS = /^(?:https?:\/\/|mailto:)\S/i
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i

const change = (node: JsonNode, text: string): Fix => ({
  label: message('config:fix.change', { value: shown(text) }),
  edits: replaceText(node, text),
})

/** Returns the text if it can be used, else `undefined`, and reports what is wrong with it. */
export function readText(value: LocatedValue, report: Report): string | undefined {
  const written = String(value.node.value)
  const unusable =
    choice(value, written, report.schema) ??
    color(value, written, report.schema) ??
    blank(value, written, report.schema)
  if (unusable !== undefined) {
    report.add(unusable)
    return undefined
  }
  const doubtful = KINDS[value.schema['x-kind'] ?? '']?.(value, written, report.schema)
  if (doubtful !== undefined) report.add(doubtful)
  return written
}

function choice({ node, path, schema }: LocatedValue, written: string, root: Schema): Finding | undefined {
  if (schema.enum === undefined || schema.enum.includes(written)) return undefined
  const suggestion = nearest(written, schema.enum)
  return {
    code: 'config/unknown-choice',
    severity: 'error',
    at: node,
    path,
    message: message('config:choice', {
      path: nameOf(path, root, true),
      choices: schema.enum.map(shown),
      value: shown(written),
    }),
    hint: message('config:wrongTypeHint'),
    fix: suggestion === undefined ? undefined : change(node, suggestion),
  }
}

function color({ node, path, schema }: LocatedValue, written: string, root: Schema): Finding | undefined {
  if (schema['x-kind'] !== 'color' || new RegExp(schema.pattern ?? '').test(written)) return undefined
  const meant = hexMeant(written)
  return {
    code: 'config/bad-color',
    severity: 'error',
    at: node,
    path,
    message: message('config:color', { path: nameOf(path, root, true), value: shown(written) }),
    hint: message('config:likeHint', { example: shown(schema.examples?.[0] ?? '#0D9373') }),
    fix: meant === undefined ? undefined : change(node, meant),
  }
}

function blank({ node, path, schema }: LocatedValue, written: string, root: Schema): Finding | undefined {
  const isBlank = written.trim() === '' && schema.pattern !== undefined
  const isShort = written.trim().length < (schema.minLength ?? 0)
  if (!isBlank && !isShort) return undefined
  return {
    code: 'config/blank',
    severity: 'error',
    at: node,
    path,
    message:
      written.trim() === ''
        ? message('config:blank', { path: nameOf(path, root, true) })
        : message('config:tooShort', { path: nameOf(path, root, true), value: shown(written) }),
    hint: describedIn(schema),
  }
}

function page({ node, path }: LocatedValue, written: string): Finding | undefined {
  const proper = pagePath(written)
  if (proper === written || proper === '') return undefined
  const hasExtension = /\.mdx?\/?$/i.test(written.trim())
  return {
    code: 'config/page-path',
    severity: hasExtension ? 'warning' : 'notice',
    at: node,
    path,
    message: hasExtension
      ? message('config:pageExtension', { page: shown(written) })
      : message('config:pagePath', { page: shown(written) }),
    hint: message('config:pageHint', { page: shown(proper) }),
    fix: change(node, proper),
  }
}

function icon({ node, path }: LocatedValue, written: string): Finding | undefined {
  const proper = written.trim().replace(/^(?:fa[a-z]?(?:-[a-z]+)? +)?fa-/, '')
  if (proper === written.trim() || proper === '') return undefined
  return {
    code: 'config/icon-prefix',
    severity: 'warning',
    at: node,
    path,
    message: message('config:iconPrefix', { icon: shown(written) }),
    hint: message('config:iconHint', { icon: shown(proper) }),
    fix: change(node, proper),
  }
}

function address({ node, path }: LocatedValue, written: string, root: Schema): Finding | undefined {
  if (ADDRESS.test(written.trim())) return undefined
  return {
    code: 'config/not-an-address',
    severity: 'warning',
    at: node,
    path,
    message: message('config:address', { path: nameOf(path, root, true), value: shown(written) }),
    hint: message('config:addressHint'),
    fix: DOMAIN.test(written.trim()) ? change(node, `https://${written.trim()}`) : undefined,
  }
}

type Check = (placed: LocatedValue, written: string, root: Schema) => Finding | undefined
const KINDS: Readonly<Record<string, Check>> = { page, icon, address } satisfies Partial<
  Record<ValueKind, Check>
>
