import { countedGuesses } from '#api/people/one-time-codes/counted-guesses.ts'
import type { CodeKey } from '#api/people/one-time-codes/one-time-code.store.ts'
import type { Guesses } from '#api/people/one-time-codes/one-time-code.ts'
import { OTP_ATTEMPTS } from '#domain/constants.ts'
import { otpAttemptsAllowed, SELF_SERVICE_BUSINESS_TYPES } from '#domain/onboarding.ts'

export type SelfServiceType = (typeof SELF_SERVICE_BUSINESS_TYPES)[number]

/** The business type if it can be signed up here. */
export const selfServiceType = (type: string): SelfServiceType | undefined =>
  SELF_SERVICE_BUSINESS_TYPES.find(candidate => candidate === type)

export const signUpCode = (phone: string): CodeKey => ({ purpose: 'sign_up', subject: phone })

/** The context of a code for a phone that joins a business. */
export const JOINS_TEAM = 'joins_team'

/** The context of a sign-up code: the business type, and whether the code is entered on the alternative screen. */
export const signUpContext = (type: SelfServiceType, alternativeScreen: boolean): string =>
  alternativeScreen ? `${type}${ON_ALTERNATIVE_SCREEN}` : type

const ON_ALTERNATIVE_SCREEN = ':alternative'

export function signUpContextOf(context: string): { type: SelfServiceType; attemptsAllowed: number } {
  if (context === JOINS_TEAM) return { type: 'freelancer', attemptsAllowed: OTP_ATTEMPTS }
  const type = selfServiceType(context.replace(ON_ALTERNATIVE_SCREEN, '')) ?? 'freelancer'
  const isAlternative = context.endsWith(ON_ALTERNATIVE_SCREEN)
  return { type, attemptsAllowed: isAlternative ? OTP_ATTEMPTS : otpAttemptsAllowed(type) }
}

/** Guesses at the sign-up code of a phone. */
export const signUpGuesses = (phone: string): Guesses =>
  countedGuesses({ kind: 'attempts:sign_up', subject: phone }, context => signUpContextOf(context).attemptsAllowed)
