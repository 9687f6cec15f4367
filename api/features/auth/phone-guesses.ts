import { countedGuesses } from '#api/one-time-codes/counted-guesses.ts'
import type { Guesses } from '#api/one-time-codes/one-time-code.ts'
import { otpAttemptsAllowed } from '#domain/onboarding.ts'
import { selfService } from './self-service.ts'

/** Guesses at the sign-up code of a phone; the type of business that is kept with the code says how many there are. */
export const phoneGuesses = (phone: string): Guesses =>
  countedGuesses({ kind: 'attempts:sign_up', subject: phone }, type =>
    otpAttemptsAllowed(selfService(type) ?? 'freelancer'),
  )
