import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as finnish } from '@orama/stemmers/finnish'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as romanian } from '@orama/stemmers/romanian'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { stemmer as turkish } from '@orama/stemmers/turkish'
import { stem as english } from 'porter2'
import { remembering } from './remembering.ts'
import { noStem, type Stem } from './terms.ts'

const stemmers: Readonly<Record<string, Stem>> = {
  ar: arabic,
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  it: italian,
  nb: norwegian,
  nl: dutch,
  no: norwegian,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sv: swedish,
  tr: turkish,
}

const known = new Map<string, Stem>()

/** Returns the stemmer of a language (BCP 47); for a language without one, words stay as they are. */
export function stemmerOf(language: string): Stem {
  const [code = ''] = language.toLowerCase().split('-')
  const found = known.get(code)
  if (found !== undefined) return found
  const own = stemmers[code]
  const stem = own ? remembering(own) : noStem
  known.set(code, stem)
  return stem
}
