import { decimalCell } from '#api/kernel/files/csv.ts'
import { formatDocumentCode } from '#domain/document-code.ts'
import { TRANSACTION_TYPE_LABELS } from '#domain/money/transaction-labels.ts'
import { addDays, type Day, riyadhDay } from '#domain/riyadh-time.ts'
import type { StatementEntry } from './statement-entries.ts'
import type { Statement } from './statements.store.ts'

/**
 * A customer statement by SWIFT's MT940: https://www2.swift.com/knowledgecentre, Category 9. It is a series of messages, because none may have
 * more than 2,000 characters, and each begins with the balance at which the one before it ends.
 */
const MESSAGE_LENGTH = 2000
/** The characters that the lines around the entries have at most. */
const FRAME_LENGTH = 220
const LINE_END = '\r\n'

/** Field 28C counts five digits of messages, and at least four entries fit into each. */
export const MAX_MT940_ENTRIES = 4 * 99_999

/** Fields 25 and 86, and the names of what is paid. */
const ACCOUNT_LENGTH = 35
const LINE_LENGTH = 65
const LINES = 3

/** Returns the messages of a statement, whose entries come in slices. */
export async function* mt940Messages(
  statement: Statement,
  entries: AsyncIterable<StatementEntry[]> | Iterable<StatementEntry[]>,
): AsyncGenerator<string, void, undefined> {
  const { opening, fromDay } = statement
  const messages = new Messages(statement)
  let balance = { amount: opening, day: addDays(fromDay, -1) }
  let lines: string[] = []
  let length = FRAME_LENGTH
  for await (const slice of entries) {
    let text = ''
    for (const entry of slice) {
      const fields = entryFields(entry)
      if (length + fields.length > MESSAGE_LENGTH) {
        const next = { amount: entry.balance - entry.amount, day: riyadhDay(entry.createdAt) }
        text += messages.intermediate(balance, lines, next)
        balance = next
        lines = []
        length = FRAME_LENGTH
      }
      lines.push(fields)
      length += fields.length
    }
    yield text
  }
  yield messages.last(balance, lines)
}

interface Balance {
  amount: number
  day: Day
}

/** The messages of a statement, each with its number. */
class Messages {
  readonly #statement: Statement
  #count = 0

  constructor(statement: Statement) {
    this.#statement = statement
  }

  intermediate(from: Balance, entries: string[], to: Balance): string {
    return this.#message(from, entries, `:62M:${balanceField(to)}`)
  }

  last(from: Balance, entries: string[]): string {
    const { closing, toDay, isInterim, issuedAt } = this.#statement
    const day = isInterim ? riyadhDay(issuedAt) : toDay
    return this.#message(from, entries, `:62F:${balanceField({ amount: closing, day })}`)
  }

  #message(from: Balance, entries: string[], end: string): string {
    const { code, fromDay } = this.#statement
    this.#count += 1
    const isFirst = this.#count === 1
    const head = [
      `:20:${formatDocumentCode(code)}`,
      `:25:${accountOf(this.#statement)}`,
      // Statements of a year are numbered by the day of the year on which they begin.
      `:28C:${dayOfYear(fromDay)}/${this.#count}`,
      `:60${isFirst ? 'F' : 'M'}:${balanceField(from)}`,
    ]
    return [...head, ''].join(LINE_END) + entries.join('') + [end, '-', ''].join(LINE_END)
  }
}

/** A sub-wallet has no IBAN of its own, and programs identify accounts by their IBAN. */
const accountOf = ({ subWalletId, iban, ledgerAccountId }: Statement): string =>
  ((subWalletId === null ? iban : subWalletId) ?? ledgerAccountId.replaceAll('-', '')).slice(0, ACCOUNT_LENGTH)

const dayOfYear = (day: Day): number => (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 86_400_000 + 1

const swiftDay = (day: Day): string => day.slice(2).replaceAll('-', '')

/** Amounts have a decimal comma and no sign. */
const swiftAmount = (halalas: number): string => decimalCell(Math.abs(halalas)).replace('.', ',')

const balanceField = ({ amount, day }: Balance): string =>
  `${amount < 0 ? 'D' : 'C'}${swiftDay(day)}SAR${swiftAmount(amount)}`

function entryFields({ amount, createdAt, type, counterparty, referenceId }: StatementEntry): string {
  const day = swiftDay(riyadhDay(createdAt))
  const kind = KINDS[type] ?? 'NMSC'
  const line = `:61:${day}${day.slice(2)}${amount < 0 ? 'D' : 'C'}R${swiftAmount(amount)}${kind}${referenceId}//${referenceId}`
  const about = wrapped(`${TRANSACTION_TYPE_LABELS.en[type]} ${swiftText(counterparty)}`.trim())
  return [line, `:86:${about}`, ''].join(LINE_END)
}

/** Codes of field 61. Other transactions are `NMSC`, miscellaneous. */
const KINDS: Partial<Record<StatementEntry['type'], string>> = {
  wallet_to_bank_transfer: 'NTRF',
  transfer: 'NTRF',
  incoming_transfer: 'NTRF',
  customer_transfer: 'NTRF',
  returned_transfer: 'NRTI',
  fee: 'NCHG',
}

/** SWIFT's character set X. A name in another script has no letters in it, and the entry is known by its reference. */
const swiftText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\dA-Za-z/\-?:().,'+ ]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()

/** No line may begin with a colon or a hyphen, which begin fields and end messages. */
function wrapped(text: string): string {
  const lines: string[] = []
  let rest = text
  while (rest !== '' && lines.length < LINES) {
    // The first line has the name of the field before it, within the length.
    const line = rest.slice(0, lines.length === 0 ? LINE_LENGTH - 4 : LINE_LENGTH)
    lines.push(line.trimEnd())
    rest = rest.slice(line.length).replace(/^[ :-]+/, '')
  }
  return lines.join(LINE_END)
}
