import type { Page } from '@playwright/test'
import type { Film, Frame } from './gif.ts'

/** Takes the pictures of a film from a page, scaled. */
export class Camera {
  readonly #page: Page
  readonly #scaler: Page
  readonly #scale: number
  readonly #frames: Frame[] = []
  #size = { width: 0, height: 0 }

  /** `scaler` is another page, in which the pictures are scaled. */
  constructor(page: Page, scaler: Page, scale: number) {
    this.#page = page
    this.#scaler = scaler
    this.#scale = scale
  }

  /** Takes a picture that is shown for `delay` milliseconds. */
  async take(delay: number): Promise<void> {
    const png = (await this.#page.screenshot({ animations: 'disabled' })).toString('base64')
    const { width, height, pixels } = await this.#scaler.evaluate(shrink, { png, scale: this.#scale })
    this.#size = { width, height }
    this.#frames.push({ rgba: Uint8Array.from(Buffer.from(pixels, 'base64')), delay })
  }

  get film(): Film {
    return { ...this.#size, frames: this.#frames }
  }
}

/** Runs in the scaler: returns the pixels of a scaled picture. */
async function shrink({ png, scale }: { readonly png: string; readonly scale: number }) {
  const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  let text = ''
  for (let at = 0; at < data.length; at += 32_768)
    text += String.fromCharCode(...data.subarray(at, at + 32_768))
  return { width, height, pixels: btoa(text) }
}
