import { eq } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { type Account, accounts } from '#api/db/schema/auth.ts'
import { countedGuesses } from '#api/one-time-codes/counted-guesses.ts'
import type { CodeKey } from '#api/one-time-codes/one-time-code.store.ts'
import type { Guesses } from '#api/one-time-codes/one-time-code.ts'
import { otpAttemptsAllowed, SELF_SERVICE_BUSINESS_TYPES } from '#domain/onboarding.ts'

export type SelfServiceType = (typeof SELF_SERVICE_BUSINESS_TYPES)[number]

/** The business type when it can be signed up here. */
export const selfServiceType = (type: string): SelfServiceType | undefined =>
  SELF_SERVICE_BUSINESS_TYPES.find(candidate => candidate === type)

export const signUpCode = (phone: string): CodeKey => ({ purpose: 'sign_up', subject: phone })

/** Guesses at the sign-up code of a phone. The business type stored with the code sets how many are allowed. */
export const signUpGuesses = (phone: string): Guesses =>
  countedGuesses({ kind: 'attempts:sign_up', subject: phone }, type =>
    otpAttemptsAllowed(selfServiceType(type) ?? 'freelancer'),
  )

export async function accountOfPhone(db: Db, phone: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.phone, phone))
  return account
}
