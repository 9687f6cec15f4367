import { remember as storeRecovery } from '#web/features/auth/recovery/recovery-memory.ts'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { endSession, startSession } from '#web/session/session-state.ts'
import { completeStep, resetOnboarding, setOnboardingToken } from '#web/sign-up/onboarding-state.ts'
import { ANY_ID, ANY_TOKEN, completedSteps, type StoredState } from './stored-state.ts'

/** Stores language and theme. A page that shows a state has its own storage. */
export function storePreferences({ locale, theme }: { locale: string; theme: string }): void {
  deviceStorage.setItem('plink.locale', locale)
  deviceStorage.setItem('plink.theme', theme)
  document.documentElement.dataset.theme = theme
}

/** Stores the data of the steps before a screen, with the app's own functions. */
export function storeState(stored: StoredState): void {
  if (stored.signUpAt && !stored.resumed) storeSignUp(stored)
  const role = stored.viewer ? 'viewer' : 'admin'
  if (stored.administrator || stored.viewer) adminSession.start({ token: ANY_TOKEN, user: { name: 'Noura', role } })
  if (stored.signedIn) startSession({ accessToken: ANY_TOKEN, refreshToken: ANY_TOKEN, userId: ANY_ID })
}

function storeSignUp(stored: StoredState): void {
  for (const [step, facts] of completedSteps(stored)) {
    completeStep(step, facts)
    if (step === 'otp') setOnboardingToken(ANY_TOKEN)
  }
  if (stored.tokenRevoked) setOnboardingToken(undefined)
}

/** Ends the sign-up and every session, and clears typed values. */
export function clearStoredState(): void {
  resetOnboarding()
  endSession()
  adminSession.end(null)
  storeRecovery({ idUnn: '', dateOfBirth: '', phone: '', code: '', refusedCode: '', underWay: null })
  deviceStorage.clear()
}
