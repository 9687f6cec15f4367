import { nextStep, type Step } from '#domain/onboarding.ts'
import type { OnboardingSession } from '#web/api/generated/model/index.ts'
import {
  dataOfSession,
  forgetVerification,
  learn,
  type OnboardingData,
  type OnboardingField,
  stillCompleted,
  type Typed,
} from './onboarding-data.ts'

/** Message by field, as the form of the step shows it. */
export type ValidationErrors = Partial<Record<OnboardingField, string>>

export interface OnboardingState {
  readonly currentStep: Step
  readonly completedSteps: readonly Step[]
  readonly data: Readonly<OnboardingData>
  readonly validationErrors: Readonly<ValidationErrors>
  /** The server is being asked where the sign-up stands: nothing may be shown or redirected yet. */
  readonly isLoading: boolean
}

export const NEW_ONBOARDING: OnboardingState = {
  currentStep: 'businessType',
  completedSteps: [],
  data: {},
  validationErrors: {},
  isLoading: false,
}

export function withAnswer<Field extends OnboardingField>(
  state: OnboardingState,
  field: Field,
  value: OnboardingData[Field],
): OnboardingState {
  const { [field]: _, ...validationErrors } = state.validationErrors
  const data = learn(state.data, { [field]: value })
  return { ...state, data, completedSteps: stillCompleted(state.completedSteps, data), validationErrors }
}

export function withTyped(state: OnboardingState, typed: Typed): OnboardingState {
  return { ...state, data: { ...state.data, typed: { ...state.data.typed, ...typed } } }
}

export function withStepCompleted(state: OnboardingState, step: Step, facts: Partial<OnboardingData>): OnboardingState {
  const data = learn(state.data, facts)
  const completedSteps = [...new Set([...stillCompleted(state.completedSteps, data), step])]
  return { ...state, data, completedSteps, currentStep: nextStep(step), validationErrors: {} }
}

export function withSession(state: OnboardingState, session: OnboardingSession): OnboardingState {
  const { currentStep, completedSteps } = session
  const data = dataOfSession(session, state.data)
  return { currentStep, completedSteps, data, validationErrors: {}, isLoading: false }
}

/** The server knows the applicant no longer: back to the phone, with what was typed. */
export function withoutVerification(state: OnboardingState): OnboardingState {
  const data = forgetVerification(state.data)
  const completedSteps: Step[] = data.businessType ? ['businessType'] : []
  return { currentStep: 'phone', completedSteps, data, validationErrors: {}, isLoading: false }
}
