import { decimalCell } from '#api/kernel/files/csv.ts'
import { formatDocumentCode } from '#domain/document-code.ts'
import { TRANSACTION_TYPE_LABELS } from '#domain/money/transaction-labels.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'
import type { StatementEntry } from './statement-entries.ts'
import type { Statement } from './statements.store.ts'

/** A bank-to-customer statement by ISO 20022: https://www.iso20022.org/iso-20022-message-definitions, camt.053.001.08. */
const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'

/** The maximum length of a name. */
const MAX_NAME = 140

/** Returns the text before the entries. Its sums are those with which the statement was issued. */
export function camtBeginning(statement: Statement): string {
  const { code, issuedAt, fromDay, toDay, isInterim, opening, closing, moneyIn, moneyOut, entryCount, holder } =
    statement
  const number = formatDocumentCode(code)
  const net = moneyIn - moneyOut
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="${NAMESPACE}">
<BkToCstmrStmt>
<GrpHdr><MsgId>${number}</MsgId><CreDtTm>${issuedAt.toISOString()}</CreDtTm></GrpHdr>
<Stmt>
<Id>${number}</Id>
<CreDtTm>${issuedAt.toISOString()}</CreDtTm>
<FrToDt><FrDtTm>${fromDay}T00:00:00+03:00</FrDtTm><ToDtTm>${toDay}T23:59:59+03:00</ToDtTm></FrToDt>
<Acct><Id>${accountId(statement)}</Id><Ccy>SAR</Ccy><Ownr><Nm>${text(holder, MAX_NAME)}</Nm></Ownr><Svcr><FinInstnId><Nm>Plink</Nm></FinInstnId></Svcr></Acct>
${balance('OPBD', opening, addDays(fromDay, -1))}${balance(isInterim ? 'ITBD' : 'CLBD', closing, isInterim ? riyadhDay(issuedAt) : toDay)}<TxsSummry><TtlNtries><NbOfNtries>${entryCount}</NbOfNtries><Sum>${decimalCell(moneyIn + moneyOut)}</Sum><TtlNetNtry><Amt>${decimalCell(Math.abs(net))}</Amt><CdtDbtInd>${side(net)}</CdtDbtInd></TtlNetNtry></TtlNtries><TtlCdtNtries><Sum>${decimalCell(moneyIn)}</Sum></TtlCdtNtries><TtlDbtNtries><Sum>${decimalCell(moneyOut)}</Sum></TtlDbtNtries></TxsSummry>
`
}

export function camtEntry({ amount, createdAt, type, counterparty, referenceId }: StatementEntry): string {
  const day = riyadhDay(createdAt)
  const role = amount > 0 ? 'Dbtr' : 'Cdtr'
  const sum = `<Amt Ccy="SAR">${decimalCell(Math.abs(amount))}</Amt><CdtDbtInd>${side(amount)}</CdtDbtInd>`
  const party = `<RltdPties><${role}><Pty><Nm>${text(counterparty, MAX_NAME)}</Nm></Pty></${role}></RltdPties>`
  return `<Ntry><NtryRef>${referenceId}</NtryRef>${sum}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>${referenceId}</AcctSvcrRef><BkTxCd><Prtry><Cd>${type}</Cd><Issr>Plink</Issr></Prtry></BkTxCd><NtryDtls><TxDtls><Refs><AcctSvcrRef>${referenceId}</AcctSvcrRef></Refs>${sum}${party}</TxDtls></NtryDtls><AddtlNtryInf>${TRANSACTION_TYPE_LABELS.en[type]}</AddtlNtryInf></Ntry>
`
}

export const camtEnd = '</Stmt>\n</BkToCstmrStmt>\n</Document>\n'

/** A sub-wallet has no IBAN of its own, and programs identify accounts by their IBAN. */
function accountId({ subWalletId, iban, ledgerAccountId }: Statement): string {
  if (subWalletId === null && iban !== null) return `<IBAN>${iban}</IBAN>`
  return `<Othr><Id>${subWalletId ?? ledgerAccountId.replaceAll('-', '')}</Id><Issr>Plink</Issr></Othr>`
}

const balance = (type: 'OPBD' | 'CLBD' | 'ITBD', amount: number, day: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="SAR">${decimalCell(amount)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>
`

const side = (amount: number): 'CRDT' | 'DBIT' => (amount < 0 ? 'DBIT' : 'CRDT')

/** No XML may contain other control characters, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const text = (value: string, most: number): string =>
  [...value.replaceAll(FORBIDDEN, '')]
    .slice(0, most)
    .join('')
    .replaceAll(/[&<>]/g, character => ENTITIES[character]!)
