import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { seal, unseal } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { crNumberProblem, isUnifiedNumber } from '#domain/cr-number.ts'
import { digitsOnly } from '#domain/digits.ts'
import { maskBusinessName, maskPersonName } from '#domain/mask-name.ts'
import { normalisePhone, phoneProblem, phoneToE164 } from '#domain/phone.ts'

export const RECIPIENT_SECONDS = 1800

const CR_ENDING = 4

/**
 * The kind of number by which the customer was found. The commercial registry publishes whose a CR number is. A phone number must not disclose its
 * owner, so names are masked, and the end of the CR number tells similar ones apart.
 */
type FoundBy = 'registry' | 'phone'

/** A Plink customer who can be paid. */
export interface Recipient {
  accountId: string
  walletId: string
  foundBy: FoundBy
  name: string
  nameArabic: string | null
  crEnding: string
}

/** Finds the customer with this phone, CR number or unified number, in any usual notation. */
export function findRecipientBy(db: Db, identifier: string): Promise<Recipient | undefined> {
  const phone = normalisePhone(identifier)
  if (phoneProblem(phone) === null) return recipientWhere(db, hasValue(accounts.phone, phoneToE164(phone)), 'phone')
  const digits = digitsOnly(identifier)
  // An invalid number is looked up too, so that the response takes equally long.
  if (crNumberProblem(digits) !== null) return recipientWhere(db, hasValue(accounts.phone, ''), 'phone')
  const isOfBusiness = isUnifiedNumber(digits)
    ? sql`(${accounts.unifiedNumber} = ${digits} or ${accounts.crNumber} = ${digits})`
    : eq(accounts.crNumber, digits)
  return recipientWhere(db, isOfBusiness, 'registry')
}

async function recipientWhere(db: Db, condition: SQL, foundBy: FoundBy): Promise<Recipient | undefined> {
  const [row] = await db
    .select({
      accountId: accounts.id,
      walletId: wallets.id,
      crNumber: accounts.crNumber,
      business: profiles.businessName,
      businessArabic: profiles.businessNameArabic,
      person: applicants.personNameEnglish,
      personArabic: applicants.personNameArabic,
    })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.accountId, accounts.id))
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .innerJoin(applicants, eq(applicants.id, accounts.id))
    // Members have no wallet. The index of CR numbers does not contain them.
    .where(and(condition, isNull(accounts.closedAt), isNull(accounts.businessId)))
  if (!row) return undefined
  const { accountId, walletId, crNumber, business, businessArabic, person, personArabic } = row
  const crEnding = crNumber.slice(-CR_ENDING)
  if (foundBy === 'registry')
    return { accountId, walletId, foundBy, name: business, nameArabic: businessArabic, crEnding }
  const name = maskedName(person, business)
  const nameArabic = businessArabic && maskedName(personArabic, businessArabic)
  return { accountId, walletId, foundBy, name, nameArabic, crEnding }
}

/** The business is the payee. The owner's name tells two businesses of the same name apart. */
const maskedName = (person: string | null, business: string): string =>
  [maskBusinessName(business), ...(person ? [maskPersonName(person)] : [])].join(' · ')

interface TokenContent {
  accountId: string
  foundBy: FoundBy
  expiresAt: number
}

const saltOf = (accountId: string) => `recipient for ${accountId}`

/** Returns a token that names the recipient to this account alone, for a while, and discloses nothing. */
export function recipientToken(
  { secretKey, clock }: Pick<Deps, 'secretKey' | 'clock'>,
  asker: string,
  { accountId, foundBy }: Recipient,
) {
  const expiresAt = addSeconds(clock(), RECIPIENT_SECONDS)
  const content: TokenContent = { accountId, foundBy, expiresAt: expiresAt.getTime() }
  const sealed = seal(JSON.stringify(content), secretKey, saltOf(asker))
  return { token: Buffer.from(sealed, 'base64').toString('base64url'), expiresAt }
}

/** Throws `RECIPIENT_NOT_FOUND`, also for a token that has expired, belongs to another account, or is invalid. */
export async function recipientOfToken(
  { db, secretKey, clock }: Pick<Deps, 'db' | 'secretKey' | 'clock'>,
  asker: string,
  token: string,
): Promise<Recipient> {
  const content = readToken(token, secretKey, asker)
  const isValid = content !== undefined && content.expiresAt > clock().getTime()
  const recipient = isValid ? await recipientWhere(db, eq(accounts.id, content.accountId), content.foundBy) : undefined
  if (!recipient) throw new PlinkError('RECIPIENT_NOT_FOUND')
  return recipient
}

function readToken(token: string, secretKey: string, asker: string): TokenContent | undefined {
  try {
    return JSON.parse(unseal(Buffer.from(token, 'base64url').toString('base64'), secretKey, saltOf(asker)))
  } catch {
    return undefined
  }
}
