import type { JsonPath } from '../../config/json/pointer.ts'
import { message } from '../../messages/message.ts'
import { findDestination } from '../../site/base/routes.ts'
import { readImage, readTarget } from '../../site/base/url.ts'
import { basename, stem } from '../../text/path.ts'
import type { ConfigCheck } from '../base/config-check.ts'
import { hintOf, suggest } from '../base/suggest.ts'

/** Checks that the files named in docs.json are there: logo, favicon, background image, API descriptions. */
export function checkFiles(check: ConfigCheck): void {
  const { config } = check.context.site
  const { logo, favicon, backgroundImage } = config
  if (typeof logo === 'string') checkImage(check, ['logo'], logo)
  else {
    checkImage(check, ['logo', 'light'], logo?.light)
    checkImage(check, ['logo', 'dark'], logo?.dark)
  }
  checkImage(check, ['favicon'], favicon)
  checkImage(check, ['backgroundImage'], backgroundImage)
  checkSources(check, ['openapi'], config.openapi)
  config.tabs?.forEach((tab, index) => {
    checkSources(check, ['tabs', index, 'openapi'], tab.openapi)
  })
  config.anchors?.forEach((anchor, index) => {
    checkSources(check, ['anchors', index, 'openapi'], anchor.openapi)
  })
}

function checkImage(check: ConfigCheck, path: JsonPath, written: string | undefined): void {
  const target = written === undefined || written === '' ? undefined : readImage(written)
  if (written === undefined || target?.kind !== 'internal') return
  const found = findDestination(check.context.site.routes, '', target)
  if (found.kind !== 'file') reportMissing(check, path, written)
}

type Sources = string | readonly string[] | undefined

function checkSources(check: ConfigCheck, path: JsonPath, written: Sources): void {
  if (typeof written === 'string') checkSource(check, path, written)
  else
    written?.forEach((source, index) => {
      checkSource(check, [...path, index], source)
    })
}

const DESCRIPTION = /\.(json|ya?ml)$/i

function checkSource(check: ConfigCheck, path: JsonPath, written: string): void {
  const target = written === '' ? undefined : readTarget(written)
  if (target?.kind !== 'internal') return
  const { routes } = check.context.site
  if (findDestination(routes, '', target).kind === 'file') return
  const name = stem(target.path.replace(/^\/+/, ''))
  for (const file of routes.files) {
    if (DESCRIPTION.test(file) && (stem(file) === name || stem(basename(file)) === name)) return
  }
  reportMissing(check, path, written)
}

function reportMissing(check: ConfigCheck, path: JsonPath, written: string): void {
  const suggestion = suggest(check.context.site.routes.files, written.replace(/^[./]+/, ''))
  check.add('file/missing', path, {
    message: message('checks:file.missing', { path: written }),
    hint: suggestion === undefined ? message('checks:file.missingHint') : hintOf(suggestion),
    fix: check.correct(path, written, suggestion),
  })
}
