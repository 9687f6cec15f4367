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

export interface OnboardingState {
  readonly currentStep: Step
  readonly completedSteps: readonly Step[]
  readonly data: Readonly<OnboardingData>
  /** The server is being asked where the sign-up stands: nothing may be shown or redirected yet. */
  readonly isLoading: boolean
}

export const NEW_ONBOARDING: OnboardingState = {
  currentStep: 'businessType',
  completedSteps: [],
  data: {},
  isLoading: false,
}

export function withAnswer<Field extends OnboardingField>(
  state: OnboardingState,
  field: Field,
  value: OnboardingData[Field],
): OnboardingState {
  const data = learn(state.data, { [field]: value })
  return { ...state, data, completedSteps: stillCompleted(state.completedSteps, data) }
}

export function withTyped(state: OnboardingState, typed: Typed): OnboardingState {
  return { ...state, data: { ...state.data, typed: { ...state.data.typed, ...typed } } }
}

export function withStepCompleted(state: OnboardingState, step: Step, facts: Partial<OnboardingData>): OnboardingState {
  const data = learn(state.data, facts)
  const completedSteps = [...new Set([...stillCompleted(state.completedSteps, data), step])]
  return { ...state, data, completedSteps, currentStep: nextStep(step) }
}

export function withSession(state: OnboardingState, session: OnboardingSession): OnboardingState {
  const { currentStep, completedSteps } = session
  const data = dataOfSession(session, state.data)
  return { currentStep, completedSteps, data, isLoading: false }
}

/** The server knows the applicant no longer: back to the phone, with what was typed. */
export function withoutVerification(state: OnboardingState): OnboardingState {
  const data = forgetVerification(state.data)
  const completedSteps: Step[] = data.businessType ? ['businessType'] : []
  return { currentStep: 'phone', completedSteps, data, isLoading: false }
}
