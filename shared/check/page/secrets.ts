import { type Message, type MessageKey, message } from '../../messages/message.ts'

/** Something that looks like a working key. */
interface Secret {
  /** What it is, such as “GitHub token”. */
  readonly kind: Message
  readonly offset: number
  readonly length: number
}

/** The prefixes of the keys of services; each match is then checked for signs of an example. */
const KINDS: readonly (readonly [MessageKey, RegExp])[] = [
  ['checks:secrets.privateKey', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/=\s]{100,5000}/g],
  ['checks:secrets.aws', /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/g],
  ['checks:secrets.github', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{82})\b/g],
  ['checks:secrets.gitlab', /\bglpat-[A-Za-z0-9_-]{20}\b/g],
  ['checks:secrets.slack', /\bxox[abeoprs]-\d{8,14}-[A-Za-z0-9-]{16,120}\b/g],
  [
    'checks:secrets.slackWebhook',
    /\bhooks\.slack\.com\/services\/T[A-Z0-9]{8,12}\/B[A-Z0-9]{8,12}\/[A-Za-z0-9]{24}\b/g,
  ],
  ['checks:secrets.stripe', /\b[rs]k_live_[A-Za-z0-9]{20,120}\b/g],
  ['checks:secrets.google', /\bAIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/g],
  ['checks:secrets.openai', /\bsk-(?:proj-|svcacct-)?[A-Za-z0-9_-]{20,90}T3BlbkFJ[A-Za-z0-9_-]{20,90}\b/g],
  ['checks:secrets.anthropic', /\bsk-ant-(?:api|admin)\d\d-[A-Za-z0-9_-]{80,110}\b/g],
  ['checks:secrets.npm', /\bnpm_[A-Za-z0-9]{36}\b/g],
  ['checks:secrets.pypi', /\bpypi-AgEIcHlwaS5vcmc[A-Za-z0-9_-]{50,300}\b/g],
  ['checks:secrets.sendgrid', /\bSG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}\b/g],
  ['checks:secrets.twilio', /\bSK[0-9a-f]{32}\b/g],
  ['checks:secrets.huggingFace', /\bhf_[A-Za-z]{34}\b/g],
  ['checks:secrets.jwt', /\beyJ[A-Za-z0-9_-]{17,500}\.eyJ[A-Za-z0-9_-]{17,2000}\.[A-Za-z0-9_-]{20,500}\b/g],
]

/** The sample token that the documentation of JSON Web Tokens shows. */
const SAMPLES = ['SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c', 'AKIAIOSFODNN7EXAMPLE']

const INVENTED = /example|sample|dummy|fake|test|your|xxxx|0000|1234|abcd|\.{3}|redacted|placeholder/i

/** Bits per character: low for words and for `aaaa`, about four and more for keys. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  let sum = 0
  for (const count of counts.values()) sum -= (count / text.length) * Math.log2(count / text.length)
  return sum
}

/** Returns what looks like a key in `text`, by the prefixes of services; obviously invented ones are left out. */
export function secretsIn(text: string): readonly Secret[] {
  return KINDS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const isInvented = SAMPLES.some(sample => found.includes(sample)) || INVENTED.test(found)
      return isInvented || entropyOf(found) < 3.2
        ? []
        : [{ kind: message(kind), offset: index, length: found.length }]
    }),
  )
}
