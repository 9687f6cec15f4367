import type { BeneficiaryCode } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import type { Beneficiary } from '#api/kernel/db/schema/beneficiaries.ts'
import { canonicalJson } from '#api/kernel/platform/canonical-json.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { beneficiaryOf } from '#api/money/beneficiaries/beneficiaries.store.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { guessesOf } from '#api/people/one-time-codes/counted-guesses.ts'
import type { CodeKey } from '#api/people/one-time-codes/one-time-code.store.ts'
import { type SentCode, sendCode } from '#api/people/one-time-codes/one-time-code.ts'
import { CHALLENGE_SECONDS, OTP_ATTEMPTS, OTP_RESEND_SECONDS } from '#domain/constants.ts'

type Payee = Pick<Beneficiary, 'id' | 'accountId' | 'name' | 'iban'>

/** There is one code per account, so that a new beneficiary ends the code of the one before it. */
export const beneficiaryCode = ({ id: subject }: Account): CodeKey => ({ purpose: 'beneficiary', subject })

export const beneficiaryGuesses = (bearer: SessionBearer) => guessesOf('beneficiary', bearer)

/** The code is bound to exactly this name and IBAN, and to the person who added them. */
const contextOf = ({ id, accountId, name, iban }: Payee, { person }: Pick<SessionBearer, 'person'>): string =>
  `${id}:${sha256(canonicalJson({ accountId, addedBy: person.id, name, iban }))}`

/** Returns a predicate that tells whether a code was sent for this beneficiary, to this person. */
export const isOfBeneficiary = (payee: Payee, bearer: SessionBearer) => {
  const expectedContext = contextOf(payee, bearer)
  return ({ context }: { context: string }): boolean => context === expectedContext
}

/** @param again true if the code replaces one that can still be used */
export const sendBeneficiaryCode = (
  deps: Deps,
  bearer: SessionBearer,
  payee: Payee,
  again = false,
): Promise<SentCode> =>
  sendCode(deps, {
    ...beneficiaryCode(bearer.account),
    about: {
      en: `the new beneficiary ${payee.name} with the IBAN that ends in ${payee.iban.slice(-4)}`,
      ar: `إضافة المستفيد ${payee.name} بآيبان ينتهي بـ ${payee.iban.slice(-4)}`,
    },
    phone: bearer.person.phone,
    reader: bearer.person,
    context: contextOf(payee, bearer),
    guesses: beneficiaryGuesses(bearer),
    again,
  })

/** Returns the time after which nobody can confirm the beneficiary. */
export const expiryOf = ({ createdAt }: Pick<Beneficiary, 'createdAt'>): Date =>
  addSeconds(createdAt, CHALLENGE_SECONDS)

/** The account's beneficiary, which waits to be confirmed. Throws `BENEFICIARY_NOT_FOUND`, `ACTION_EXPIRED`. */
export async function requireUnconfirmed({ db, clock }: Deps, account: Account, id: string): Promise<Beneficiary> {
  const beneficiary = await beneficiaryOf(db, account.id, id)
  if (beneficiary.state !== 'unconfirmed' || expiryOf(beneficiary) <= clock()) throw new PlinkError('ACTION_EXPIRED')
  return beneficiary
}

export const presentCode = ({ sandbox }: Deps, { id }: Payee, code: SentCode): BeneficiaryCode => ({
  beneficiaryId: id,
  expiresAt: code.expiresAt.toISOString(),
  resendAfterSeconds: OTP_RESEND_SECONDS,
  attemptsAllowed: OTP_ATTEMPTS,
  ...(sandbox && { otpCode: code.code }),
})
