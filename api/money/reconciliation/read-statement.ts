import { setImmediate } from 'node:timers/promises'
import { SaxesParser } from 'saxes'
import type { ReconciliationMovement } from '#api/contract/generated/schemas.ts'
import { cleanIban } from '#domain/money/iban.ts'
import { type Day, readDay, readTime, riyadhDay, startOfDay } from '#domain/riyadh-time.ts'
import {
  invalidFile,
  invalidLine,
  isReference,
  type ReportedFile,
  type ReportedLine,
  smallestUnits,
} from './reported-file.ts'

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d\d$/
/** The elements of the format are not nested deeper, nor are the supplementary data of a bank. */
const MAX_DEPTH = 100
/** The element that contains extensions of a bank in its own formats. */
const SUPPLEMENTARY_DATA = 'SplmtryData/Envlp'
/** The number of characters that are parsed before other requests get their turn. */
const CHUNK = 256 * 1024
/** The elements that are read as a whole. */
const PARTS = new Set(['Stmt', 'Bal', 'Ntry', 'TxDtls'])

/** The texts within an element by their paths, such as `Dt/Dt`, without those within nested parts. */
interface Part {
  name: string
  depth: number
  texts: Map<string, string>
}

/**
 * Reads the CAMT.053 statement of one account and one day.
 * @throws PlinkError `RECONCILIATION_FILE_INVALID`
 */
export async function readStatement(content: string, ourIban: string): Promise<ReportedFile> {
  const statement = new Statement()
  const { parser } = statement
  try {
    for (let start = 0; start < content.length; start += CHUNK) {
      parser.write(content.slice(start, start + CHUNK))
      await setImmediate()
    }
    parser.close()
  } catch (cause) {
    // The parser rejects a document type, an unknown entity, and an element that is not closed.
    throw cause instanceof XmlError ? invalidFile('not_readable') : cause
  }
  return statement.file(ourIban)
}

class XmlError extends Error {}

/** Collects the statement while the parser reports its elements, so that the rest of the document is not kept. */
class Statement {
  readonly parser = new SaxesParser({ xmlns: true })
  readonly #path: string[] = []
  readonly #parts: Part[] = []
  readonly #lines: ReportedLine[] = []
  readonly #balances = new Map<string, Part>()
  #account: Part | undefined
  /** The details of the entry that is being read. */
  #details: Part[] = []
  #entries = 0
  #text = ''
  /** The depth of the envelope that is being read. Its supplementary data are skipped. */
  #envelope: number | undefined

  constructor() {
    this.parser.on('error', cause => {
      throw new XmlError(cause.message)
    })
    this.parser.on('doctype', () => {
      throw new XmlError('A document type')
    })
    this.parser.on('opentag', ({ local, uri, attributes }) => {
      const isOfFormat = this.#envelope !== undefined || NAMESPACE.test(uri)
      if (this.#path.length === MAX_DEPTH || !isOfFormat) throw new XmlError(`${local} is not of the format`)
      this.#path.push(local)
      this.#text = ''
      if (this.#envelope !== undefined) return
      if (this.#path.slice(-2).join('/') === SUPPLEMENTARY_DATA) this.#envelope = this.#path.length
      if (PARTS.has(local)) this.#parts.push({ name: local, depth: this.#path.length, texts: new Map() })
      if (attributes.Ccy) this.#keep('@Ccy', attributes.Ccy.value)
    })
    const addText = (text: string) => {
      this.#text += text
    }
    this.parser.on('text', addText)
    this.parser.on('cdata', addText)
    this.parser.on('closetag', () => {
      if (this.#envelope === undefined) this.#close()
      if (this.#envelope === this.#path.length) this.#envelope = undefined
      this.#text = ''
      this.#path.pop()
    })
  }

  #close(): void {
    const text = this.#text.trim()
    if (text !== '') this.#keep('', text)
    const part = this.#parts.at(-1)
    if (part?.depth !== this.#path.length) return
    this.#parts.pop()
    this.#take(part)
  }

  #keep(suffix: string, text: string): void {
    const part = this.#parts.at(-1)
    part?.texts.set(this.#path.slice(part.depth).join('/') + suffix, text)
  }

  #take(part: Part): void {
    if (part.name === 'TxDtls') this.#details.push(part)
    if (part.name === 'Bal') this.#balances.set(part.texts.get('Tp/CdOrPrtry/Cd') ?? '', part)
    if (part.name === 'Ntry') {
      this.#entries += 1
      this.#lines.push(...linesOf(part, this.#details, this.#entries))
      this.#details = []
    }
    if (part.name === 'Stmt') {
      // Statements of several accounts or days have no single pair of balances.
      if (this.#account) throw invalidFile('several_days')
      this.#account = part
    }
  }

  file(ourIban: string): ReportedFile {
    const iban = this.#account?.texts.get('Acct/Id/IBAN')
    if (iban === undefined || cleanIban(iban) !== ourIban) throw invalidFile('other_account')
    const closing = this.#balances.get('CLBD')
    const day = closing && dayOf(closing)
    const balances = [this.#balances.get('OPBD') ?? this.#balances.get('PRCD'), closing].map(balanceOf)
    const [opening, end] = balances
    if (opening === undefined || end === undefined || day === undefined) throw invalidFile('not_readable')
    if (this.#lines.some(({ bookedAt }) => riyadhDay(bookedAt) !== day)) throw invalidFile('several_days')
    return { source: 'bank', day, opening, closing: end, lines: this.#lines }
  }
}

/** Returns the day of a balance. A bank states the day or a time. */
function dayOf({ texts }: Part): Day | undefined {
  const time = texts.get('Dt/DtTm')
  if (time === undefined) return readDay(texts.get('Dt/Dt') ?? '')
  const at = readTime(time)
  return at && readDay(riyadhDay(at))
}

function balanceOf(balance: Part | undefined): number | undefined {
  if (balance?.texts.get('Amt@Ccy') !== 'SAR') return undefined
  const amount = smallestUnits(balance.texts.get('Amt') ?? '', 'SAR')
  return amount === undefined ? undefined : amount * signOf(balance)
}

const signOf = ({ texts }: Part): number => (texts.get('CdtDbtInd') === 'DBIT' ? -1 : 1)

/** An entry is one movement, or the sum of several movements that its details state. */
function linesOf(entry: Part, details: Part[], number: number): ReportedLine[] {
  const status = entry.texts.get('Sts/Cd') ?? entry.texts.get('Sts')
  if (status !== 'BOOK') return []
  const whole = lineOf(entry, details[0] ?? entry, entry)
  if (details.length < 2) {
    if (!whole) throw invalidLine(number)
    return [whole]
  }
  const lines = details.map(detail => lineOf(entry, detail, detail))
  const total = lines.reduce((sum, line) => sum + (line?.amount ?? Number.NaN), 0)
  if (!whole || total !== whole.amount) throw invalidLine(number)
  return lines.flatMap(line => line ?? [])
}

/** @param sum has the amount: the entry, or one of several details */
function lineOf(entry: Part, detail: Part, sum: Part): ReportedLine | undefined {
  const [amountPath] = ['Amt', 'AmtDtls/TxAmt/Amt'].filter(path => sum.texts.has(path))
  const currency = sum.texts.get(`${amountPath}@Ccy`) ?? ''
  const units = smallestUnits(sum.texts.get(amountPath ?? '') ?? '', currency)
  const sign = signOf(detail.texts.has('CdtDbtInd') ? detail : entry)
  const bookedAt = bookingOf(entry)
  const movement = movementOf(entry, detail, sign)
  const bank = detail.texts.get('Refs/AcctSvcrRef') ?? entry.texts.get('AcctSvcrRef')
  const reference = movement === 'credit' || movement === 'other' ? bank : detail.texts.get('Refs/EndToEndId')
  if (!units || !bookedAt || !isReference(reference)) return undefined
  return { movement, reference, amount: sign * units, currency, bookedAt }
}

function bookingOf({ texts }: Part): Date | undefined {
  const time = texts.get('BookgDt/DtTm')
  if (time !== undefined) return readTime(time)
  const day = readDay(texts.get('BookgDt/Dt') ?? '')
  return day === undefined ? undefined : startOfDay(day)
}

/** The value of a bank in place of a missing reference. */
const NOT_PROVIDED = 'NOTPROVIDED'

/**
 * Determines the movement by the bank transaction code: MCRD is merchant cards, and RRTN is a returned payment. The reference of an incoming
 * transfer is chosen by the payer, so it does not identify the movement.
 */
function movementOf(entry: Part, detail: Part, sign: number): ReconciliationMovement {
  const code = (path: string) => detail.texts.get(`BkTxCd/Domn/${path}`) ?? entry.texts.get(`BkTxCd/Domn/${path}`)
  const [family, isReturn] = [code('Fmly/Cd'), code('Fmly/SubFmlyCd') === 'RRTN']
  if (family === 'MCRD') return sign > 0 ? 'card_settlement' : 'card_refund'
  if (sign > 0) return isReturn ? 'payout_return' : 'credit'
  const ours = detail.texts.get('Refs/EndToEndId')
  if (ours === undefined || ours === NOT_PROVIDED) return 'other'
  return isReturn ? 'credit_return' : 'payout'
}
