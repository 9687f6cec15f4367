import { remember as rememberRecovery } from '#web/features/auth/recovery/recovery-memory.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { endSession, startSession } from '#web/session/session-state.ts'
import { completeStep, resetOnboarding, setOnboardingToken } from '#web/sign-up/onboarding-state.ts'
import { ANY_ID, ANY_TOKEN, type Memory, passedBefore } from './memory.ts'

/** Leaves in the browser what the steps before a screen leave there, by the functions by which they do. */
export function remember(memory: Memory): void {
  if (memory.signUpAt && !memory.resumed) signUp(memory)
  if (memory.administrator) adminSession.start({ token: ANY_TOKEN, user: { name: 'Noura', role: 'admin' } })
  if (memory.signedIn) startSession({ accessToken: ANY_TOKEN, refreshToken: ANY_TOKEN, userId: ANY_ID })
}

function signUp(memory: Memory): void {
  for (const [step, facts] of passedBefore(memory)) {
    completeStep(step, facts)
    if (step === 'otp') setOnboardingToken(ANY_TOKEN)
  }
  if (memory.lapsed) setOnboardingToken(undefined)
}

/** Nobody is signed up or in any more, and nothing has been typed. */
export function forgetEverything(): void {
  resetOnboarding()
  endSession()
  adminSession.end('signed_out')
  rememberRecovery({ idUnn: '', dateOfBirth: '', phone: '', code: '', underWay: null })
  localStorage.clear()
}
