import type { ReconciliationMovement } from '#api/contract/generated/schemas.ts'
import { startOfDay } from '#domain/riyadh-time.ts'
import type { SandboxLine } from './day-of-books.ts'
import type { SandboxFile } from './plant-differences.ts'

const decimal = (halalas: number): string => (Math.abs(halalas) / 100).toFixed(2)

/** The report of the simulated card provider. */
export function writeCardReport({ lines }: SandboxFile): string {
  const rows = lines.map(({ movement, reference, amount, currency, bookedAt }) =>
    [reference, reference, decimal(amount), currency, movement, bookedAt.toISOString()].join(),
  )
  return `${['payment_id,given_id,amount,currency,kind,time', ...rows].join('\n')}\n`
}

/** The family and the subfamily of a transaction, as ISO 20022 defines them. */
const CODES: Partial<Record<ReconciliationMovement, [string, string]>> = {
  credit: ['RCDT', 'ESCT'],
  credit_return: ['RCDT', 'RRTN'],
  payout: ['ICDT', 'ESCT'],
  payout_return: ['ICDT', 'RRTN'],
  card_settlement: ['MCRD', 'POSP'],
  card_refund: ['MCRD', 'POSP'],
}

/** The statement of the simulated bank, as CAMT.053. */
export function writeStatement({ iban, day, opening, closing, lines }: SandboxFile): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>',
    `<GrpHdr><MsgId>${day}</MsgId><CreDtTm>${startOfDay(day).toISOString()}</CreDtTm></GrpHdr>`,
    `<Stmt><Id>${day}</Id><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>`,
    balance('OPBD', opening, day),
    balance('CLBD', closing, day),
    ...lines.map(entry),
    '</Stmt></BkToCstmrStmt></Document>',
    '',
  ].join('\n')
}

const direction = (amount: number): string => `<CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`

const balance = (code: string, amount: number, day: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="SAR">${decimal(amount)}</Amt>${direction(amount)}<Dt><Dt>${day}</Dt></Dt></Bal>`

function entry({ movement, reference, amount, currency, bookedAt }: SandboxLine, index: number): string {
  const [family, subFamily] = CODES[movement] ?? ['OTHR', 'OTHR']
  // The payer of a credit chooses the end-to-end reference.
  const [bank, endToEnd] = movement === 'credit' ? [reference, 'NOTPROVIDED'] : [`E${index + 1}`, reference]
  return [
    `<Ntry><Amt Ccy="${currency}">${decimal(amount)}</Amt>${direction(amount)}<Sts><Cd>BOOK</Cd></Sts>`,
    `<BookgDt><DtTm>${bookedAt.toISOString()}</DtTm></BookgDt><AcctSvcrRef>${bank}</AcctSvcrRef>`,
    `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${subFamily}</SubFmlyCd></Fmly></Domn></BkTxCd>`,
    `<NtryDtls><TxDtls><Refs><EndToEndId>${endToEnd}</EndToEndId></Refs></TxDtls></NtryDtls></Ntry>`,
  ].join('')
}
