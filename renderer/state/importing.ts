import { host } from './host.ts'
import { notifyError } from './notices.ts'
import { safeSvg } from './safe-svg.ts'

/** Base64 of bytes; in pieces, since a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

const isSvg = ({ name, type }: File) => type === 'image/svg+xml' || /\.svg$/i.test(name)

async function bytesOf(file: File): Promise<Uint8Array> {
  if (isSvg(file)) return new TextEncoder().encode(safeSvg(await file.text()))
  return new Uint8Array(await file.arrayBuffer())
}

/** Copies an image into `folder` of the repository; gives its path there, `undefined` where that failed and was told. */
export async function importImage(file: File, folder: string): Promise<string | undefined> {
  try {
    return await host.addImage({ path: `${folder}/${file.name}`, data: base64(await bytesOf(file)) })
  } catch (error) {
    notifyError(error)
    return undefined
  }
}
