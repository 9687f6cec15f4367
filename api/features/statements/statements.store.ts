import { createHash, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { IssuedDocument } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { countOne } from '#api/kernel/db/counters.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { type IssuedDocumentRow, issuedDocuments } from '#api/kernel/db/schema/statements.ts'
import { addSeconds, secondsUntil } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { ibanOf } from '#api/money/top-ups/wallet-ibans.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { DOCUMENTS_PER_HOUR } from '#domain/constants.ts'
import { DOCUMENT_CODE_ALPHABET, DOCUMENT_CODE_LENGTH, formatDocumentCode } from '#domain/document-code.ts'
import { sar } from '#domain/money/money.ts'

const HOUR_SECONDS = 3600

/** The content of a document, without the columns that every document has. */
type Content = Omit<
  typeof issuedDocuments.$inferInsert,
  'id' | 'accountId' | 'code' | 'contentHash' | 'issuedAt' | keyof Holder
>

type Holder = Pick<IssuedDocumentRow, 'holder' | 'holderArabic' | 'crNumber' | 'iban'>

/** Counts a document that the account asks for. Throws `RATE_LIMITED` above `DOCUMENTS_PER_HOUR`. */
export async function countDocument({ db, clock }: Deps, { account }: AccountBearer): Promise<void> {
  const now = clock()
  const { count, windowStartedAt } = await countOne(db, { kind: 'documents', subject: account.id }, HOUR_SECONDS, now)
  if (count <= DOCUMENTS_PER_HOUR) return
  const retryAfterSeconds = secondsUntil(addSeconds(windowStartedAt, HOUR_SECONDS), now)
  throw new PlinkError('RATE_LIMITED', { reason: 'documents', retryAfterSeconds })
}

/** Returns the holder of the account. An account without an IBAN gets one. The IBAN is missing while the bank does not answer. */
export async function holderOf(deps: Deps, { account }: AccountBearer, walletId: string): Promise<Holder> {
  const [profile] = await deps.db.select().from(profiles).where(eq(profiles.accountId, account.id))
  const { legalName, legalNameArabic } = profile!
  const iban = (await ibanOf(deps, walletId)) ?? null
  return { holder: legalName, holderArabic: legalNameArabic, crNumber: account.crNumber, iban }
}

/** Issues a document. The same content is issued once, even if several calls come at once. */
export async function issueDocument(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  holder: Holder,
  content: Content,
  /** Distinguishes documents of the same content. */
  ...moments: string[]
): Promise<IssuedDocumentRow> {
  const { holder: name, holderArabic, crNumber, iban } = holder
  const { kind, ledgerAccountId, subWalletName, fromDay, toDay, isInterim, balances, digest } = content
  const values = [kind, name, holderArabic, crNumber, iban, ledgerAccountId, subWalletName, fromDay, toDay, isInterim]
  const contentHash = sha256([...values, balances, digest, ...moments])
  await db
    .insert(issuedDocuments)
    .values({
      ...holder,
      ...content,
      id: crypto.randomUUID(),
      accountId,
      code: newCode(),
      contentHash,
      issuedAt: clock(),
    })
    .onConflictDoNothing({ target: [issuedDocuments.accountId, issuedDocuments.contentHash] })
  const isThis = and(eq(issuedDocuments.accountId, accountId), eq(issuedDocuments.contentHash, contentHash))
  const [document] = await db.select().from(issuedDocuments).where(isThis)
  return document!
}

export const sha256 = (content: unknown[]): string => createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** 60 random bits: too many to guess within the limit of calls. */
const newCode = (): string =>
  Array.from(
    randomBytes(DOCUMENT_CODE_LENGTH),
    byte => DOCUMENT_CODE_ALPHABET[byte % DOCUMENT_CODE_ALPHABET.length],
  ).join('')

/** Throws `ISSUED_DOCUMENT_NOT_FOUND`, also for a document of somebody else. */
export async function requireDocument(db: Db, { account }: AccountBearer, id: string): Promise<IssuedDocumentRow> {
  const isOwn = and(eq(issuedDocuments.id, id), eq(issuedDocuments.accountId, account.id))
  const [document] = await db.select().from(issuedDocuments).where(isOwn)
  if (!document) throw new PlinkError('ISSUED_DOCUMENT_NOT_FOUND')
  return document
}

/** A statement has all of these. */
export interface Statement extends IssuedDocumentRow {
  ledgerAccountId: string
  fromDay: string
  toDay: string
  opening: number
  moneyIn: number
  moneyOut: number
  closing: number
  entryCount: number
  lastSequence: number
}

export function isStatement(document: IssuedDocumentRow): document is Statement {
  return document.kind === 'statement'
}

/** Throws `ISSUED_DOCUMENT_NOT_FOUND`, also for a certificate or letter. */
export async function requireStatement(db: Db, bearer: AccountBearer, id: string): Promise<Statement> {
  const document = await requireDocument(db, bearer, id)
  if (isStatement(document)) return document
  throw new PlinkError('ISSUED_DOCUMENT_NOT_FOUND')
}

export const verifyUrlOf = (publicUrl: string, code: string): string =>
  `${publicUrl}/verify/${formatDocumentCode(code)}`

export function presentDocument({ publicUrl }: Pick<Deps, 'publicUrl'>, document: IssuedDocumentRow): IssuedDocument {
  const { holderArabic, iban, subWalletId, subWalletName, closing, balances } = document
  return {
    documentId: document.id,
    kind: document.kind,
    code: formatDocumentCode(document.code),
    verifyUrl: verifyUrlOf(publicUrl, document.code),
    issuedAt: document.issuedAt.toISOString(),
    holder: document.holder,
    ...(holderArabic && { holderArabic }),
    ...(iban && { iban }),
    ...(subWalletId && { subWallet: subWalletId }),
    ...(subWalletName && { subWalletName }),
    ...(isStatement(document) && presentStatement(document)),
    ...(closing !== null && { closingBalance: sar(closing) }),
    ...(balances && { balances }),
    digest: document.digest,
  }
}

const presentStatement = ({ fromDay, toDay, isInterim, opening, moneyIn, moneyOut, entryCount }: Statement) => ({
  from: fromDay,
  to: toDay,
  isInterim,
  openingBalance: sar(opening),
  moneyIn: sar(moneyIn),
  moneyOut: sar(moneyOut),
  entryCount,
})
