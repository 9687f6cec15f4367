import { Archive } from '#api/kernel/files/read-archive.ts'
import { drawnOn } from '#api/testing/drawn-pdf.ts'
import { readAmount } from '#domain/money/read-amount.ts'
import { readTable } from '#domain/table.ts'

/** What the file of a statement says in halalas, in whatever format it says it. */
export interface StatementSums {
  opening: number
  moneyIn: number
  moneyOut: number
  closing: number
  count: number
}

const MOST_BYTES = 10_000_000

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)

function halalasOf(text: string | undefined): number {
  const { halalas } = readAmount((text ?? '').replace(/,(?=\d\d$)/, '.'))
  if (halalas === null) throw new Error(`${text} is no amount`)
  return halalas
}

/** Each entry has an amount and the balance after it. Throws unless these lead from the opening balance to the closing one. */
function sumsOf(opening: number, entries: { amount: number; balance?: number }[], closing: number): StatementSums {
  let balance = opening
  for (const [index, entry] of entries.entries()) {
    balance += entry.amount
    if (entry.balance !== undefined && entry.balance !== balance)
      throw new Error(`The balance of entry ${index + 1} is ${entry.balance} in place of ${balance}`)
  }
  if (balance !== closing) throw new Error(`The entries lead to ${balance}, but the closing balance is ${closing}`)
  const amounts = entries.map(({ amount }) => amount)
  const moneyIn = sum(amounts.filter(amount => amount > 0))
  return { opening, moneyIn, moneyOut: moneyIn - sum(amounts), closing, count: entries.length }
}

/** Throws if the file's own totals are others than those of its entries. */
function expectTotals(own: Pick<StatementSums, 'moneyIn' | 'moneyOut'>, sums: StatementSums): StatementSums {
  if (own.moneyIn === sums.moneyIn && own.moneyOut === sums.moneyOut) return sums
  throw new Error(`The totals are ${JSON.stringify(own)}, but the entries sum to ${JSON.stringify(sums)}`)
}

/** The texts of a column below its heading. */
const column = (sheet: string, name: string): (string | undefined)[] =>
  Array.from(
    sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs),
    ([, row]) => new RegExp(`<c r="${name}\\d+" s="2"><v>(-?\\d+\\.\\d\\d)</v></c>`).exec(row!)?.[1],
  ).slice(1)

export async function sumsOfWorkbook(file: Buffer): Promise<StatementSums> {
  const archive = new Archive(file, MOST_BYTES)
  const sheet = String(await archive.read('xl/worksheets/sheet1.xml'))
  const summary = String(await archive.read('xl/worksheets/sheet2.xml'))
  const [opening, moneyIn, moneyOut, closing] = Array.from(
    summary.matchAll(/<c r="B\d+" s="2"><v>(-?\d+\.\d\d)<\/v><\/c>/g),
    ([, text]) => halalasOf(text),
  )
  const [ins, outs] = [column(sheet, 'G'), column(sheet, 'H')]
  const entries = column(sheet, 'I').map((balance, index) => ({
    amount: halalasOf(ins[index] ?? '0') - halalasOf(outs[index] ?? '0'),
    balance: halalasOf(balance),
  }))
  return expectTotals({ moneyIn: moneyIn!, moneyOut: moneyOut! }, sumsOf(opening!, entries, closing!))
}

const FIELD_60 = /:60[FM]:([CD])\d{6}SAR(\d+,\d\d)/
const FIELD_61 = /:61:\d{10}([CD])R(\d+,\d\d)N[A-Z]{3}/g
const FIELD_62 = /:62[FM]:([CD])\d{6}SAR(\d+,\d\d)/

const signed = (field: RegExpExecArray | null): number => (field?.[1] === 'D' ? -1 : 1) * halalasOf(field?.[2])

export const mt940MessagesIn = (file: string): string[] => file.split(/(?<=\r\n-\r\n)/)

/** Each message begins with the balance at which the one before it ends. */
export function sumsOfMt940(file: string): StatementSums {
  const messages = mt940MessagesIn(file).map(message => {
    const amounts = Array.from(message.matchAll(FIELD_61), field => ({ amount: signed(field) }))
    const [opening, closing] = [signed(FIELD_60.exec(message)), signed(FIELD_62.exec(message))]
    sumsOf(opening, amounts, closing)
    return { opening, amounts, closing }
  })
  for (const [index, { opening }] of messages.entries()) {
    const before = messages[index - 1]?.closing ?? opening
    if (opening !== before)
      throw new Error(`Message ${index + 1} begins at ${opening}, the one before ends at ${before}`)
  }
  const all = messages.flatMap(({ amounts }) => amounts)
  return sumsOf(messages[0]!.opening, all, messages.at(-1)!.closing)
}

/** An interim balance ends the statement of a period that is not over. */
export function sumsOfCamt(file: string): StatementSums {
  const balanceOf = (code: string) =>
    halalasOf(new RegExp(`<Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="SAR">([\\d.]+)<`).exec(file)?.[1])
  const entries = Array.from(
    file.matchAll(/<NtryRef>.*?<Amt Ccy="SAR">([\d.]+)<\/Amt><CdtDbtInd>(....)/gs),
    ([, amount, side]) => ({ amount: (side === 'DBIT' ? -1 : 1) * halalasOf(amount) }),
  )
  return sumsOf(balanceOf('OPBD'), entries, balanceOf('(?:CLBD|ITBD)'))
}

/** CSV has no opening balance of its own: it is the first balance without the first entry. Of a file without entries nobody can tell it. */
export function sumsOfCsv(file: string, openingOfNone = 0): StatementSums {
  const { rows } = readTable(file.replace(/^\uFEFF/, ''))
  const entries = Array.from(rows, ({ cells: [, , , , , , moneyIn, moneyOut, balance] }) => ({
    amount: halalasOf(moneyIn || '0') - halalasOf(moneyOut || '0'),
    balance: halalasOf(balance),
  }))
  const [first] = entries
  const opening = first ? first.balance - first.amount : openingOfNone
  return sumsOf(opening, entries, entries.at(-1)?.balance ?? opening)
}

const BOXES = ['Opening balance', 'Money in', 'Money out'] as const
const CLOSING = ['Closing balance', 'Balance when issued']
const COLUMNS = ['In', 'Out', 'Balance'] as const
const FIGURE = /^[\d,]+\.\d\d$/

/** Reads a statement in English. Its columns end at the same place as their headings. */
export async function sumsOfPdf(file: Buffer<ArrayBuffer>): Promise<StatementSums> {
  const lines = await drawnOn(new Response(file))
  const texts = lines.map(({ text }) => text)
  const figureAfter = (label: string | undefined) =>
    halalasOf(texts[texts.indexOf(label ?? '') + 1]?.replace(/^[+-]/, ''))
  const [opening, moneyIn, moneyOut] = BOXES.map(figureAfter)
  const closing = figureAfter(texts.find(text => CLOSING.includes(text)))
  const endOf = (text: string) => lines.find(line => line.text === text)?.places.at(-1)?.x ?? Number.NaN
  const ends = COLUMNS.map(name => ({ name, end: endOf(name) }))
  const columnAt = (x: number) =>
    ends.toSorted((one, other) => Math.abs(one.end - x) - Math.abs(other.end - x))[0]!.name
  const entries: { amount: number; balance?: number }[] = []
  for (const { text, places } of lines.slice(texts.indexOf('Balance') + 1)) {
    if (!FIGURE.test(text)) continue
    const name = columnAt(places.at(-1)!.x)
    if (name === 'Balance') entries.at(-1)!.balance = halalasOf(text)
    else entries.push({ amount: (name === 'Out' ? -1 : 1) * halalasOf(text) })
  }
  return expectTotals({ moneyIn: moneyIn!, moneyOut: moneyOut! }, sumsOf(opening!, entries, closing))
}
