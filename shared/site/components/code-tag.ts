import { plainText } from '../../page/parse/text.ts'
import type { CodeNode, PageNode, TagNode } from '../../page/tree/tree.ts'
import type { Component } from '../base/scope.ts'
import { codeBlock } from '../code/block.ts'
import { flagOf, textOf } from './values.ts'

const OPTIONS = ['lines', 'wrap', 'expandable', 'nocopy'] as const

const codeIn = (node: PageNode): string =>
  node.kind === 'code' || node.kind === 'text' ? node.value : plainText([node])

const quoted = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `${name}="${value.replaceAll('"', '')}" `

/** The code of a tag; a fence inside keeps its own language. */
export function codeOfTag(tag: TagNode): CodeNode {
  const fence = tag.children.find((node): node is CodeNode => node.kind === 'code')
  const value = fence?.value ?? tag.children.map(codeIn).join('').trim()
  const options = OPTIONS.filter(name => flagOf(tag, name)).join(' ')
  const title = quoted('title', textOf(tag, 'filename', 'title'))
  const meta = `${fence?.meta ?? ''} ${title}${quoted('icon', textOf(tag, 'icon'))}${options}`.trim()
  const language = textOf(tag, 'language') ?? fence?.language ?? ''
  return { kind: 'code', language, meta, value, range: tag.range }
}

/** A block of code as a tag. */
export const codeTag: Component = (tag, scope) => codeBlock(codeOfTag(tag), scope)
