import type { TextEdits } from '../../text/edit.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { removeAttribute, setAttribute } from './attribute-edit.ts'
import { quoted } from './attribute-text.ts'
import type { Span } from './lines.ts'
import { tagsAround, type WrittenTag } from './written-tag.ts'

/** The frame around an image. */
export const frameAround = (page: ParsedPage, image: Span): WrittenTag | undefined =>
  tagsAround(page, image.from).findLast(
    ({ name, to, end }) => name === 'Frame' && to <= image.from && image.to <= end,
  )

/** The lines of an image that has them for itself; undefined beside other text and in a list. */
function ownLines(text: string, { from, to }: Span) {
  const start = Math.max(text.lastIndexOf('\n', from - 1), text.lastIndexOf('\r', from - 1)) + 1
  const rest = /^[ \t]*(?=\r|\n|$)/.exec(text.slice(to))
  const indent = text.slice(start, from)
  if (indent.trim() !== '' || !rest) return undefined
  const above = /([^\r\n]*)(?:\r\n|\r|\n)?$/.exec(text.slice(0, start))?.[1]?.trim() ?? ''
  const below = /^(?:\r\n|\r|\n)?([^\r\n]*)/.exec(text.slice(to + rest[0].length))?.[1]?.trim() ?? ''
  const isSeparate = [above, below].every(line => line === '' || /^<.*>$|^---$/.test(line))
  return isSeparate ? { indent } : undefined
}

/** Whether an image can have a caption: it is in a frame, or there can be one around it. */
export const canHaveCaption = (page: ParsedPage, image: Span): boolean =>
  frameAround(page, image) !== undefined || ownLines(page.text, image) !== undefined

/**
 * Returns the edits that give an image a caption, in a new frame if there is none; an empty caption is removed.
 * Undefined where no frame can be: the image is in a line of text.
 */
export function setCaption(page: ParsedPage, image: Span, caption: string): TextEdits | undefined {
  const frame = frameAround(page, image)
  if (frame)
    return caption === ''
      ? removeAttribute(page, frame, 'caption')
      : setAttribute(page, frame, 'caption', caption)
  if (caption === '') return []
  const lines = ownLines(page.text, image)
  if (!lines) return undefined
  const eol = /\r\n|\r|\n/.exec(page.text)?.[0] ?? '\n'
  const { indent } = lines
  return [
    {
      offset: image.from,
      length: 0,
      text: `<Frame caption=${quoted(caption, '"', false)}>${eol}${indent}  `,
    },
    { offset: image.to, length: 0, text: `${eol}${indent}</Frame>` },
  ]
}
