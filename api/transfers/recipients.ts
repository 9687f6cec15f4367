import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { accounts } from '#api/db/schema/auth.ts'
import { applicants } from '#api/db/schema/onboarding.ts'
import { profiles } from '#api/db/schema/profiles.ts'
import { wallets } from '#api/db/schema/wallet.ts'
import { hasValue } from '#api/db/sealed-columns.ts'
import type { Deps } from '#api/deps.ts'
import { addSeconds } from '#api/platform/clock.ts'
import { seal, unseal } from '#api/platform/cryptography.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { crNumberProblem, isUnifiedNumber } from '#domain/cr-number.ts'
import { digitsOnly } from '#domain/digits.ts'
import { maskBusinessName, maskPersonName } from '#domain/mask-name.ts'
import { normalisePhone, phoneProblem, phoneToE164 } from '#domain/phone.ts'

export const RECIPIENT_SECONDS = 1800

/** A Plink customer who can be paid. The names are masked. */
export interface Recipient {
  accountId: string
  walletId: string
  name: string
  nameArabic: string | null
}

/** The customer with this phone, CR number or unified number, in any usual notation. */
export const findRecipientBy = (db: Db, identifier: string): Promise<Recipient | undefined> =>
  recipientWhere(db, conditionOf(identifier))

/** A number that is none is looked up too, so that the response takes equally long. */
function conditionOf(identifier: string): SQL {
  const phone = normalisePhone(identifier)
  if (phoneProblem(phone) === null) return hasValue(accounts.phone, phoneToE164(phone))
  const digits = digitsOnly(identifier)
  if (crNumberProblem(digits) !== null) return hasValue(accounts.phone, '')
  return isUnifiedNumber(digits)
    ? sql`(${accounts.unifiedNumber} = ${digits} or ${accounts.crNumber} = ${digits})`
    : eq(accounts.crNumber, digits)
}

async function recipientWhere(db: Db, condition: SQL): Promise<Recipient | undefined> {
  const [found] = await db
    .select({
      accountId: accounts.id,
      walletId: wallets.id,
      business: profiles.businessName,
      businessArabic: profiles.businessNameArabic,
      person: applicants.personNameEnglish,
      personArabic: applicants.personNameArabic,
    })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.accountId, accounts.id))
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .innerJoin(applicants, eq(applicants.id, accounts.id))
    .where(and(condition, isNull(accounts.closedAt)))
  if (!found) return undefined
  const { accountId, walletId, business, businessArabic, person, personArabic } = found
  return {
    accountId,
    walletId,
    name: maskedName(person, business),
    nameArabic: businessArabic && maskedName(personArabic, businessArabic),
  }
}

/** The business is whom one pays. Its owner tells two of the same name apart. */
const maskedName = (person: string | null, business: string): string =>
  [maskBusinessName(business), ...(person ? [maskPersonName(person)] : [])].join(' · ')

interface TokenContent {
  accountId: string
  expiresAt: number
}

const saltOf = (accountId: string) => `recipient for ${accountId}`

/** Names the recipient for this account alone, for a while. It discloses nothing. */
export function recipientToken({ secretKey, clock }: Pick<Deps, 'secretKey' | 'clock'>, asker: string, id: string) {
  const expiresAt = addSeconds(clock(), RECIPIENT_SECONDS)
  const content: TokenContent = { accountId: id, expiresAt: expiresAt.getTime() }
  const sealed = seal(JSON.stringify(content), secretKey, saltOf(asker))
  return { token: Buffer.from(sealed, 'base64').toString('base64url'), expiresAt }
}

/** Throws `RECIPIENT_NOT_FOUND`, also for a token that is over, of another account, or none. */
export async function recipientOfToken(
  { db, secretKey, clock }: Pick<Deps, 'db' | 'secretKey' | 'clock'>,
  asker: string,
  token: string,
): Promise<Recipient> {
  const content = readToken(token, secretKey, asker)
  const isValid = content !== undefined && content.expiresAt > clock().getTime()
  const found = isValid ? await recipientWhere(db, eq(accounts.id, content.accountId)) : undefined
  if (!found) throw new PlinkError('RECIPIENT_NOT_FOUND')
  return found
}

function readToken(token: string, secretKey: string, asker: string): TokenContent | undefined {
  try {
    return JSON.parse(unseal(Buffer.from(token, 'base64url').toString('base64'), secretKey, saltOf(asker)))
  } catch {
    return undefined
  }
}
