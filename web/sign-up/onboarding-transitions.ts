import { nextStep, type Step } from '#domain/onboarding.ts'
import type { OnboardingSession } from '#web/api/generated/plinkAPI.schemas.ts'
import {
  dataOfSession,
  forgetVerification,
  type OnboardingData,
  type OnboardingField,
  stillCompleted,
  type TypedValues,
  withFacts,
} from './onboarding-data.ts'

export interface OnboardingState {
  readonly currentStep: Step
  readonly completedSteps: readonly Step[]
  readonly data: Readonly<OnboardingData>
  /** Whether the server is being asked for the current step. Until it responds, nothing may be shown or redirected. */
  readonly isLoading: boolean
}

export const NEW_ONBOARDING: OnboardingState = {
  currentStep: 'businessType',
  completedSteps: [],
  data: {},
  isLoading: false,
}

export function withField<Field extends OnboardingField>(
  state: OnboardingState,
  field: Field,
  value: OnboardingData[Field],
): OnboardingState {
  const data = withFacts(state.data, { [field]: value })
  return { ...state, data, completedSteps: stillCompleted(state.completedSteps, data) }
}

export function withTyped(state: OnboardingState, values: TypedValues): OnboardingState {
  return { ...state, data: { ...state.data, typed: { ...state.data.typed, ...values } } }
}

export function withStepCompleted(state: OnboardingState, step: Step, facts: Partial<OnboardingData>): OnboardingState {
  const data = withFacts(state.data, facts)
  const completedSteps = [...new Set([...stillCompleted(state.completedSteps, data), step])]
  return { ...state, data, completedSteps, currentStep: nextStep(step, data) }
}

export function withSession(state: OnboardingState, session: OnboardingSession): OnboardingState {
  const { currentStep, completedSteps } = session
  const data = dataOfSession(session, state.data)
  return { currentStep, completedSteps, data, isLoading: false }
}

/** The server no longer knows the applicant: returns to the phone step and keeps the typed values. */
export function withoutVerification(state: OnboardingState): OnboardingState {
  const data = forgetVerification(state.data)
  const completedSteps: Step[] = data.businessType ? ['businessType'] : []
  return { currentStep: 'phone', completedSteps, data, isLoading: false }
}
