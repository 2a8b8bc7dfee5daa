const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isDate(text: string): boolean {
  const [, , month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  return Number(day) >= 1 && Number(day) <= (DAYS[Number(month) - 1] ?? 0)
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-]\d\d:?\d\d)$/i

const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  'date-time': text =>
    isDate(text.slice(0, 10)) && /^[Tt ]/.test(text.slice(10)) && TIME.test(text.slice(11)),
  email: text => /^[^\s@]+@[^\s@]+$/.test(text),
  ipv4: text => /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/.test(text) && !text.endsWith('.'),
  uri: text => /^[a-z][a-z\d+.-]*:\S+$/i.test(text),
  uuid: text => /^(?:urn:uuid:)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
}

/** Whether a text has a format; every text has one that is not known. */
export const hasFormat = (text: string, format: string): boolean =>
  Object.hasOwn(FORMATS, format) ? (FORMATS[format]?.(text) ?? true) : true
