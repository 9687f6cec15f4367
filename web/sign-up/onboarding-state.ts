import { useSyncExternalStore } from 'react'
import type { Step } from '#domain/onboarding.ts'
import type { OnboardingSession } from '#web/api/generated/plinkAPI.schemas.ts'
import { setBearerToken } from '#web/api/token.ts'
import { deviceNow } from '#web/lib/clock.ts'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import type { OnboardingData, OnboardingField, TypedValues } from './onboarding-data.ts'
import { createOnboardingStore } from './onboarding-store.ts'
import {
  type OnboardingState,
  withField,
  withoutVerification,
  withSession,
  withStepCompleted,
  withTyped,
} from './onboarding-transitions.ts'

export type { OnboardingData, OnboardingField, OnboardingState, TypedValues }

const store = createOnboardingStore({
  storage: deviceStorage,
  now: deviceNow,
  onToken: setBearerToken,
  onGivenUp: endSignUpToken,
})
window.addEventListener('storage', event => store.follow(event.key))

export function useOnboarding(): OnboardingState {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState)
}

export const getOnboarding = store.getState

/** Sets a field and invalidates what depended on its previous value. */
export function setField<Field extends OnboardingField>(field: Field, value: OnboardingData[Field]): void {
  store.update(state => withField(state, field, value))
}

/** Stores what was typed in a step that is not completed. It invalidates nothing. */
export function setTyped(values: TypedValues): void {
  store.update(state => withTyped(state, values))
}

/** Completes the step with the facts that it established, and moves on to the next one. */
export function completeStep(step: Step, facts: Partial<OnboardingData> = {}): void {
  store.update(state => withStepCompleted(state, step, facts))
}

/** Starts from the server's data, which overrides the browser's. */
export function startFrom(session: OnboardingSession): void {
  store.update(state => withSession(state, session))
}

/** Starts from the browser's data, because the server is unreachable. */
export function startFromMemory(): void {
  store.update(state => ({ ...state, isLoading: false }))
}

/** Without a token nobody is verified, so its removal leaves only the typed values. */
export function setOnboardingToken(token: string | undefined): void {
  store.setToken(token)
  if (token === undefined) store.update(withoutVerification)
}

/** Stores the current sign-up under a name until the token changes. */
export const saveCheckpoint = store.saveCheckpoint

/** Restores a checkpoint. Returns whether there was one. */
export const restoreCheckpoint = store.restoreCheckpoint

/** Deletes everything, including the checkpoints and the token. */
export const resetOnboarding = store.reset

/**
 * Ends the token of a sign-up on the server. Nobody waits for it, and a token that has already ended is not an error. The first step has this state
 * but calls nothing, so the caller is loaded on demand.
 */
function endSignUpToken(onboardingToken: string): void {
  Promise.all([import('#web/api/generated/auth.ts'), import('#web/api/query-client.ts')])
    .then(([{ logout }, { callInBackground }]) =>
      callInBackground(headers => logout({ onboardingToken }, headers, { keepalive: true })),
    )
    .catch(() => {})
}
