/** The part of the package that the film uses; it comes without types. */
declare module 'gifenc' {
  type Palette = readonly (readonly number[])[]

  const gifenc: {
    quantize(rgba: Uint8Array, colors: number): Palette
    applyPalette(rgba: Uint8Array, palette: Palette): Uint8Array
    GIFEncoder(): {
      writeFrame(
        indices: Uint8Array,
        width: number,
        height: number,
        options: {
          readonly palette?: Palette
          /** In milliseconds. */
          readonly delay: number
          readonly transparent?: boolean
          readonly transparentIndex?: number
          readonly dispose?: number
        },
      ): void
      finish(): void
      bytes(): Uint8Array
    }
  }
  export = gifenc
}
