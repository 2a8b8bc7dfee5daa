import type { Page } from '@playwright/test'

/** Text stays sharp, at a third of the size of PNG. */
const QUALITY = 0.9

/** Returns a PNG picture as WebP; the page converts it. */
export async function toWebp(page: Page, png: Uint8Array): Promise<Uint8Array> {
  const picture = { png: Buffer.from(png).toString('base64'), quality: QUALITY }
  return Buffer.from(await page.evaluate(converted, picture), 'base64')
}

/** Runs in the page. */
async function converted({ png, quality }: { readonly png: string; readonly quality: number }) {
  const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  const webp = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(webp, byte => String.fromCharCode(byte)).join(''))
}
