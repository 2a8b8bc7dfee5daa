import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { HEAD, LONG_HEAD, pictureSize } from './size.ts'

const ascii = (text: string) => [...text].map(char => char.charCodeAt(0))
const long = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]
const short = (value: number) => [value >> 8, value & 255]
const box = (name: string, ...inner: readonly (readonly number[])[]) => {
  const body = inner.flat()
  return [...long(body.length + 8), ...ascii(name), ...body]
}
const extent = (width: number, height: number) => box('ispe', long(0), long(width), long(height))
const avif = (...extents: readonly (readonly number[])[]) => [
  ...box('ftyp', ascii('avif'), long(0), ascii('avif')),
  ...box('meta', long(0), box('iprp', box('ipco', ...extents))),
]
/** EXIF with a single entry: the orientation. */
const turned = (orientation: number) => {
  const entry = [...short(0x0112), ...short(3), ...long(1), ...short(orientation), 0, 0]
  const body = [...ascii('Exif\0\0MM'), ...short(42), ...long(8), ...short(1), ...entry, ...long(0)]
  return [0xff, 0xe1, ...short(body.length + 2), ...body]
}
const frame = [0xff, 0xc0, ...short(11), 8, ...short(300), ...short(400), 1, 1, 0x11, 0]
const start = [0xff, 0xd8, 0xff, 0xe0, ...short(16), ...ascii('JFIF\0'), ...Array<number>(9).fill(1)]
const png = [0x89, ...ascii('PNG\r\n\x1a\n'), ...long(13), ...ascii('IHDR'), ...long(640), ...long(480)]
const gif = [...ascii('GIF89a'), 0x40, 0x01, 0xf0, 0x00]
const webp = [...ascii('RIFF\0\0\0\0WEBPVP8X'), 10, 0, 0, 0, 0, 0, 0, 0, 0x1f, 3, 0, 0x57, 2, 0]

const PICTURES: readonly (readonly [name: string, bytes: readonly number[], size: string])[] = [
  ['PNG', png, '640x480'],
  ['GIF', gif, '320x240'],
  ['WebP', webp, '800x600'],
  ['JPEG', [...start, ...frame], '400x300'],
  ['JPEG upside down', [...start, ...turned(3), ...frame], '400x300'],
  ['JPEG turned by a quarter', [...start, ...turned(6), ...frame], '300x400'],
  ['AVIF', avif(extent(1200, 800)), '1200x800'],
  ['AVIF upside down', avif(extent(1200, 800), box('irot', [2])), '1200x800'],
  ['AVIF that is mirrored', avif(extent(1200, 800), box('imir', [1])), '1200x800'],
  ['AVIF made of tiles', avif(extent(512, 512), extent(1024, 700)), '1024x700'],
]

const shown = (bytes: Iterable<number>) => {
  const size = pictureSize(Uint8Array.from(bytes))
  return size && `${size.width}x${size.height}`
}

test.each(PICTURES)('the size of a %s is in its first bytes', (_, bytes, size) => {
  expect(shown(bytes)).toBe(size)
})

test.each([
  ['<svg width="30" height="20"/>', '30x20'],
  [
    '\ufeff<?xml version="1.0"?>\n<!-- <svg width="1" height="1"> --><!DOCTYPE svg>\n<svg width="1in" height="5mm">',
    '96x19',
  ],
  ["<svg viewBox='0 0 200 100' width='50px'>", '50x25'],
  ['<svg height="50" viewBox="0,0,200,100">', '100x50'],
  [
    '<!DOCTYPE svg PUBLIC "-//W3C" "x" [\n  <!ENTITY a "b">\n]>\n<svg width="4" height="5" xmlns:x="&a;">',
    '4x5',
  ],
  ['<!DOCTYPE svg [<!ENTITY w "9">]><svg width="&w;" height="5">', undefined],
  // Fills the available space.
  ['<svg viewBox="0 0 200 100">', undefined],
  ['<svg width="100%" height="100%" viewBox="0 0 200 100">', undefined],
  ['<svg width="100%" height="20" viewBox="0 0 200 100">', undefined],
  ['<svg>', undefined],
  ['<html><svg width="3" height="4"></html>', undefined],
  ['<svg width="0" height="4">', undefined],
  ['<svg viewBox="0 0 2 1" width="4" d', undefined],
  ['<svg viewBox="0 0 2 1" width="4"', undefined],
  ['<!--x><svg width="3" height="4">', undefined],
  ['<?x ><svg width="3" height="4">', undefined],
  ['<svg width="99999" height="4">', undefined],
])('the drawing %s is shown as %s', (text, size) => {
  expect(shown(new TextEncoder().encode(text))).toBe(size)
})

// Covers D05
test('any bytes give a size or none', () => {
  const seeds = PICTURES.map(([, bytes]) => bytes)
  const edit = fc.tuple(fc.nat(80), fc.nat(255))
  const broken = fc
    .tuple(fc.constantFrom(...seeds), fc.array(edit, { maxLength: 6 }), fc.nat(80))
    .map(([bytes, edits, cut]) => {
      const made = bytes.slice(0, 10 + cut)
      for (const [at, value] of edits) if (at < made.length) made[at] = value
      return Uint8Array.from(made)
    })
  fc.assert(
    fc.property(fc.oneof(broken, fc.uint8Array({ maxLength: 200 })), bytes => {
      const size = pictureSize(bytes)
      if (size === undefined) return
      for (const value of [size.width, size.height]) {
        expect(Number.isInteger(value) && value > 0 && value <= 65_535).toBe(true)
      }
    }),
    { numRuns: 3000 },
  )
})

test.each([
  ['JPEG that starts with its frame', [0xff, 0xd8, ...frame]],
  ['JPEG with other bytes between its parts', [...start, ...Array<number>(9).fill(0), ...frame]],
  ['JPEG whose image starts without a size', [...start, 0xff, 0xda, ...short(3), 1, ...start, ...frame]],
  ['AVIF that is turned', avif(extent(1200, 800), box('irot', [1]))],
  ['AVIF that is cropped', avif(extent(1200, 800), box('clap', Array<number>(32).fill(1)))],
])('the size of a %s is unknown', (_, bytes) => {
  expect(shown(bytes)).toBeUndefined()
})

/** Counts how often `found` is true for values inspected while the size is read. */
function looks(bytes: Uint8Array, found: (value: unknown) => boolean) {
  const spies = [
    vi.spyOn(DataView.prototype, 'getUint16'),
    vi.spyOn(DataView.prototype, 'getUint32'),
    vi.spyOn(String.prototype, 'indexOf'),
  ]
  try {
    pictureSize(bytes)
    return spies.flatMap(({ mock }) => mock.results).filter(({ value }) => found(value)).length
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

test.each([
  ['JPEG that never comes to its picture', [0xff, 0xd8], [0, 1]],
  ['JPEG of nothing', [0xff, 0xd8], [0]],
  ['JPEG of nothing but beginnings', [0xff, 0xd8], [0xff, 0xe0, 0, 2]],
  ['AVIF of nothing but extents', avif(), extent(2, 2)],
  ['drawing of beginnings', [], ascii('<svg a="')],
  ['drawing of comments that never end', [], ascii('<!--x>')],
])('the size of a %s is unknown in the first bytes and reading on is pointless', (_, beginning, again) => {
  const bytes = new Uint8Array(LONG_HEAD)
  bytes.set(beginning)
  for (let at = beginning.length; at + again.length <= LONG_HEAD; at += again.length) bytes.set(again, at)
  expect(pictureSize(bytes)).toBeUndefined()
  expect(looks(bytes, value => typeof value === 'number')).toBeLessThan(2000)
})

test('an AVIF with many extents is scanned once', () => {
  const bytes = Uint8Array.from(avif(...Array.from({ length: 700 }, (_, at) => extent(at + 1, 2))))
  expect(looks(bytes, () => true)).toBeLessThan(4000)
})

test('the missing end of a comment is searched once', () => {
  const drawing = new TextEncoder().encode('<!--x>'.repeat(HEAD / 6))
  expect(looks(drawing, value => value === -1)).toBe(1)
})
