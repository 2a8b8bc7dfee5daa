import type { PictureSize } from '../base/picture-size.ts'

/** What may precede the drawing: declarations, comments, the end of a list of entities. */
const PROLOGUE = ['<?', '?>', '<!--', '-->', '<!', '>', ']', '>'] as const

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
}

function afterPrologue(text: string): string | undefined {
  let rest = text.replace(/^(?:\ufeff|\u00ef\u00bb\u00bf)/, '').trimStart()
  for (let at = 0; at < PROLOGUE.length; ) {
    const [opening = '', closing = ''] = PROLOGUE.slice(at)
    if (!rest.startsWith(opening)) {
      at += 2
      continue
    }
    const end = rest.indexOf(closing, opening.length)
    if (end < 0) return undefined
    rest = rest.slice(end + closing.length).trimStart()
    at = 0
  }
  return /^<svg[\s>]/.test(rest) ? rest : undefined
}

/** The attributes of the tag at the start of `text`; undefined if the tag does not end there. */
function attributesOf(text: string): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>()
  const next = /\s*([^\s=>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
  next.lastIndex = '<svg'.length
  let end = next.lastIndex
  for (let match = next.exec(text); match; match = next.exec(text)) {
    found.set(match[1] ?? '', match[2] ?? match[3] ?? '')
    end = next.lastIndex
  }
  return /^\s*\/?>/.test(text.slice(end)) ? found : undefined
}

function lengthOf(value: string | undefined): number | undefined {
  const [, number, unit = ''] = /^\s*\+?(\d{1,6}(?:\.\d{1,9})?)([a-z]*)\s*$/.exec(value ?? '') ?? []
  const scale = UNITS[unit]
  return number === undefined || scale === undefined ? undefined : Number(number) * scale
}

function ratioOf(value: string | undefined): number | undefined {
  const [, , width = 0, height = 0] = (value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? width / height : undefined
}

/** Reads the size of a drawing; undefined if it has none of its own and fills the available space. */
export function svgSize(text: string): PictureSize | undefined {
  const tag = afterPrologue(text)
  const attributes = tag === undefined ? undefined : attributesOf(tag)
  if (attributes === undefined) return undefined
  const [width, height] = [lengthOf(attributes.get('width')), lengthOf(attributes.get('height'))]
  const ratio = ratioOf(attributes.get('viewBox'))
  if (width !== undefined && height !== undefined) return { width, height }
  if (ratio === undefined) return undefined
  if (width !== undefined && !attributes.has('height')) return { width, height: width / ratio }
  if (height !== undefined && !attributes.has('width')) return { width: height * ratio, height }
  return undefined
}
