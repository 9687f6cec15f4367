const REDACTED = '[redacted]'
/** The depth is enough for any log line. It also ends the recursion in a cyclic object. */
const MAX_DEPTH = 6

const SECRET_KEYS =
  /otp|passw|passcode|second_?factor|recovery_?code|token|secret|authorization|cookie|api_?key|phone|mobile|national_?id|id_?(number|unn)|^unn$|cr_?number|birth|iban|identifier/i

/** Patterns of secrets and personal numbers inside texts. The digits may be Arabic-Indic or Persian. */
const SECRET_TEXTS: [RegExp, string][] = [
  [/(:\/\/[^\s:/@]*):[^\s/@]+@/g, `$1:${REDACTED}@`],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${REDACTED}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, REDACTED],
  [/\bSA\d{22}\b/g, REDACTED],
  // People write phone numbers with spaces or hyphens between the groups.
  [/(?:\+|00|%2B)966[\p{Nd}\s-]{9,14}|(?<![\w-])05(?:[\s-]?\d){8}(?!\d)/gu, REDACTED],
  // Six digits may be a one-time code. Nine to fifteen may be a phone, a national ID, a CR number or a unified number.
  [/(?<![\p{L}\p{N}_.-])(?:\p{Nd}{6}|\p{Nd}{9,15})(?![\p{L}\p{N}_]|[.-]\p{N})/gu, REDACTED],
]

export function redactText(text: string): string {
  return SECRET_TEXTS.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), text)
}

/** Returns a copy of the fields of a log line, in which secrets and personal data are redacted at any depth, by field name and by pattern. */
export function redactFields(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  const entries = Object.entries(fields)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, isSecret(key, value) ? REDACTED : redactValue(value, depth)]),
  )
}

/** Booleans are not secrets, so `otpSent: true` is kept. */
function isSecret(key: string, value: unknown): boolean {
  return SECRET_KEYS.test(key) && value !== null && !['boolean', 'undefined'].includes(typeof value)
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth >= MAX_DEPTH) return '[deeper]'
  if (value instanceof Error) return describeError(value, depth + 1)
  if (Array.isArray(value)) return value.map(each => redactValue(each, depth + 1))
  return redactFields({ ...value }, depth + 1)
}

/** Returns only the known fields of an error, because database errors contain whole rows in `params`, `detail` and the text after "params:". */
export function describeError(error: Error, depth = 0): { message: string; [field: string]: unknown } {
  return {
    type: error.name,
    message: redactText(withoutParameters(error.message)),
    ...pick(error, ['code', 'constraint', 'table', 'syscall', 'port']),
    stack: frames(error),
    ...(error.cause instanceof Error && depth < MAX_DEPTH ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}

function withoutParameters(message: string): string {
  return message.replace(/\nparams:[\s\S]*$/, '')
}

function pick(error: Error, names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(error).filter(([name]) => names.includes(name)))
}

/** Returns the stack without its first lines, which repeat the message. */
function frames(error: Error): string {
  const lines = error.stack?.split('\n') ?? []
  return lines.filter(line => /^\s+at /.test(line)).join('\n')
}
