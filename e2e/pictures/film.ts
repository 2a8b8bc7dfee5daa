import type { Page } from '@playwright/test'
import type { Film, Frame } from './gif.ts'

/** Takes the pictures of a film from a page, at a part of its size. */
export class Camera {
  readonly #page: Page
  readonly #lens: Page
  readonly #scale: number
  readonly #frames: Frame[] = []
  #size = { width: 0, height: 0 }

  /** `lens` is another page, in which pictures are made smaller. */
  constructor(page: Page, lens: Page, scale: number) {
    this.#page = page
    this.#lens = lens
    this.#scale = scale
  }

  /** Takes a picture that is shown for `delay` milliseconds. */
  async take(delay: number): Promise<void> {
    const png = (await this.#page.screenshot({ animations: 'disabled' })).toString('base64')
    const { width, height, pixels } = await this.#lens.evaluate(shrink, { png, scale: this.#scale })
    this.#size = { width, height }
    this.#frames.push({ rgba: Uint8Array.from(Buffer.from(pixels, 'base64')), delay })
  }

  get film(): Film {
    return { ...this.#size, frames: this.#frames }
  }
}

/** Runs in the lens: the pixels of a picture at another size. */
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
