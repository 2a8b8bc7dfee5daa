interface Dropper {
  open(): Promise<{ readonly sRGBHex: string }>
}

declare global {
  interface Window {
    readonly EyeDropper?: new () => Dropper
  }
}

/** Whether the browser can pick a color from the screen. */
export const hasEyeDropper = (): boolean => window.EyeDropper !== undefined

/** A color from the screen; `undefined` if the person canceled. */
export async function pickFromScreen(): Promise<string | undefined> {
  if (!window.EyeDropper) return undefined
  try {
    return (await new window.EyeDropper().open()).sRGBHex
  } catch {
    return undefined
  }
}
