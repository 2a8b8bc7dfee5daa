/** The size at which an image without a size of its own is shown, in CSS pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}
