import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'

const DIRECTORY_END = 0x06054b50
const DIRECTORY_END_SIZE = 22

/** The files of a zip, by their paths, as its directory at the end has them. */
export function readZip(file: string): ReadonlyMap<string, Buffer> {
  const zip = readFileSync(file)
  const end = zip.length - DIRECTORY_END_SIZE
  if (zip.readUInt32LE(end) !== DIRECTORY_END) throw new Error(`${file} is not a complete zip.`)
  const found = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [name, extra, comment] = [28, 30, 32].map(offset => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const local = zip.readUInt32LE(at + 42)
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(begin, begin + zip.readUInt32LE(at + 20))
    const path = zip.toString('utf8', at + 46, at + 46 + name)
    found.set(path, zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed)
    at += 46 + name + extra + comment
  }
  return found
}
