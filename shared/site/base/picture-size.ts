/** How large a picture is shown that nobody gave a size, in CSS pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}
