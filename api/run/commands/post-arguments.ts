import { PostingRequest, type PostingRequestOutput } from '#api/contract/generated/schemas.ts'
import { normalisePhone, phoneToE164 } from '#domain/phone.ts'
import { parseCommand, UsageError } from './parse-command.ts'

export const USAGE = `Posts to a wallet in the role of an outside party: money in, money out, holds.

  npm run post -- top-up   <phone> <SAR> --type <type> --from <name> [--arabic <name>] [--sub-wallet <id>]
  npm run post -- payment  <phone> <SAR> --type <type> --to <name> [--arabic <name>] [--sub-wallet <id>]
  npm run post -- hold     <phone> <SAR> --type <type> --to <name> --reason <reason> --until <moment> [--arabic <name>] [--sub-wallet <id>]
  npm run post -- capture  <phone> <holdId>
  npm run post -- release  <phone> <holdId>
  npm run post -- reversal <phone> <referenceId>
  npm run post -- move     <phone> <SAR> [--from <sub-wallet id>] [--to <sub-wallet id>]

  --arabic     The name in Arabic, for customers who read Arabic.
  --key <key>  The idempotency key of the posting: the same key again repeats the first result. Default: a new key.
  --help       Shows this text.

For example: npm run post -- top-up 0500000010 250.00 --type mada_card_top_up --from "mada card 4521"`

const text = { type: 'string' } as const
const OPTIONS = {
  type: text,
  from: text,
  to: text,
  arabic: text,
  reason: text,
  until: text,
  'sub-wallet': text,
  key: text,
  help: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parse>['values']

/** Functions that build the posting of each kind from the second argument and the options. */
const KINDS: Record<string, (value: string, options: Values) => object> = {
  'top-up': (amount, { type, from, arabic, 'sub-wallet': subWallet }) => ({
    kind: 'top_up',
    amount: sar(amount),
    type,
    counterparty: from,
    counterpartyArabic: arabic,
    subWallet,
  }),
  payment: (amount, { type, to, arabic, 'sub-wallet': subWallet }) => ({
    kind: 'payment',
    amount: sar(amount),
    type,
    counterparty: to,
    counterpartyArabic: arabic,
    subWallet,
  }),
  hold: (amount, { type, to, arabic, reason, until, 'sub-wallet': subWallet }) => ({
    kind: 'hold',
    amount: sar(amount),
    type,
    counterparty: to,
    counterpartyArabic: arabic,
    reason,
    expectedRelease: until,
    subWallet,
  }),
  capture: holdId => ({ kind: 'capture', holdId }),
  release: holdId => ({ kind: 'release', holdId }),
  reversal: referenceId => ({ kind: 'reversal', referenceId }),
  move: (amount, { from, to }) => ({ kind: 'move', amount: sar(amount), from, to }),
}

/** The options of each kind, without the key. */
const ALLOWED_OPTIONS: Record<string, readonly string[]> = {
  'top-up': ['type', 'from', 'arabic', 'sub-wallet'],
  payment: ['type', 'to', 'arabic', 'sub-wallet'],
  hold: ['type', 'to', 'arabic', 'reason', 'until', 'sub-wallet'],
  move: ['from', 'to'],
}

/** Unknown options are an error, because a silently ignored option could have named another sub-wallet. */
function requireKnownOptions(kind: string, values: Values): void {
  const unknown = Object.keys(values).find(name => name !== 'key' && !ALLOWED_OPTIONS[kind]?.includes(name))
  if (unknown) throw new UsageError(`${kind} takes no --${unknown}.`)
}

/** Parses the arguments into a posting. Returns undefined for --help. Throws {@link UsageError}. */
export function readArguments(args: string[]): PostingRequestOutput | undefined {
  const { values, positionals } = parse(args)
  if (values.help) return undefined
  const [kind = '', phone, value, ...more] = positionals
  const build = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  if (!build) throw new UsageError(`The first argument is one of ${Object.keys(KINDS).join(', ')}.`)
  if (!phone || !value || more.length > 0) throw new UsageError(`${kind} takes a phone number and one value.`)
  requireKnownOptions(kind, values)
  const request = {
    key: values.key ?? crypto.randomUUID(),
    phoneNumber: phoneToE164(normalisePhone(phone)),
    ...build(value, values),
  }
  // Removes undefined fields, which the schema does not accept.
  const parsed = PostingRequest.safeParse(JSON.parse(JSON.stringify(request)))
  if (parsed.success) return parsed.data
  throw new UsageError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
}

const parse = (args: string[]) => parseCommand(args, OPTIONS)

function sar(text: string) {
  const [, riyals, halalas = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (!riyals) throw new UsageError(`"${text}" is not an amount in SAR such as 250.00.`)
  return { amount: Number(riyals) * 100 + Number(halalas.padEnd(2, '0')), currency: 'SAR' }
}
