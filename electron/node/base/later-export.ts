import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findProduct } from './product.ts'

type Used = (...given: readonly unknown[]) => unknown

/** What is called or constructed in place of an export; a function can be both. */
function standIn(): void {
  // the handlers do everything
}

/** Loads a module that the builder put aside, by the name of its file. */
export const loadLater = (file: string): object =>
  createRequire(import.meta.url)(join(findProduct().later, file))

/**
 * Stands for the export `name` of a module, which is loaded when the export is called, constructed or asked for a
 * property for the first time.
 */
export function laterExport(load: () => object, name: string): Used {
  let found: Used | undefined
  const used = (): Used => {
    found ??= Reflect.get(load(), name) as Used
    return found
  }
  const stand: Used = new Proxy<Used>(standIn, {
    get: (_, key) => Reflect.get(used(), key),
    apply: (_, self, given) => Reflect.apply(used(), self, given),
    // A class that extends the export has instances of its own.
    construct: (_, given, made) => Reflect.construct(used(), given, made === stand ? used() : made),
  })
  return stand
}
