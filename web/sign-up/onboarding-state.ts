import { useSyncExternalStore } from 'react'
import type { Step } from '#domain/onboarding.ts'
import type { OnboardingSession } from '#web/api/generated/model/index.ts'
import { setBearerToken } from '#web/api/token.ts'
import type { OnboardingData, OnboardingField, Typed } from './onboarding-data.ts'
import { createOnboardingStore } from './onboarding-store.ts'
import {
  type OnboardingState,
  withAnswer,
  withoutVerification,
  withSession,
  withStepCompleted,
  withTyped,
} from './onboarding-transitions.ts'

export type { OnboardingData, OnboardingField, OnboardingState, Typed }

const store = createOnboardingStore({ storage: localStorage, now: Date.now, onToken: setBearerToken })
window.addEventListener('storage', event => store.follow(event.key))

export function useOnboarding(): OnboardingState {
  return useSyncExternalStore(store.subscribe, store.getState)
}

export const getOnboarding = store.getState

/** Takes an answer and voids what an earlier answer had led to. */
export function setAnswer<Field extends OnboardingField>(field: Field, value: OnboardingData[Field]): void {
  store.update(state => withAnswer(state, field, value))
}

/** Keeps what stands in fields whose step is not passed yet; it voids nothing. */
export function setTyped(typed: Typed): void {
  store.update(state => withTyped(state, typed))
}

/** Marks the step as passed with what it brought to light, and moves on to the next one. */
export function completeStep(step: Step, facts: Partial<OnboardingData> = {}): void {
  store.update(state => withStepCompleted(state, step, facts))
}

/** The server's view of the sign-up wins over the browser's memory. */
export function startFrom(session: OnboardingSession): void {
  store.update(state => withSession(state, session))
}

/** The server could not be asked; the browser's own memory has to do. */
export function startFromMemory(): void {
  store.update(state => ({ ...state, isLoading: false }))
}

/** Without a token nobody is verified, so taking it away leaves only what was typed. */
export function setOnboardingToken(token: string | undefined): void {
  store.setToken(token)
  if (token === undefined) store.update(withoutVerification)
}

/** Keeps the sign-up as it is now under a name, until the token changes. */
export const saveCheckpoint = store.saveCheckpoint

/** Goes back to a checkpoint; says whether there was one. */
export const restoreCheckpoint = store.restoreCheckpoint

/** Forgets everything, the checkpoints and the token too. */
export const resetOnboarding = store.reset
