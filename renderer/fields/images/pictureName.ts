import { basename, extension, stem } from '../../../shared/text/path.ts'

/** All images from the clipboard have the same name: they are named after the page. */
export function named(picture: File, page: string): File {
  if (!/^(image|unnamed)\.\w+$/i.test(picture.name)) return picture
  const ending = extension(picture.name) || `.${picture.type.replace(/^image\//, '')}`
  return new File([picture], `${stem(basename(page))}${ending}`, { type: picture.type })
}
