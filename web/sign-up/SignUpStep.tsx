import type { ReactNode } from 'react'
import { PANEL_STEPS, panelStepOf, type Step } from '#domain/onboarding.ts'
import { StepLayout } from '#web/layouts/StepLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { onboarding } from '#web/messages/onboarding.ts'
import { paths } from '#web/paths.ts'

interface SignUpStepProps {
  step: Step
  title: string
  /** What is asked on this screen, and why. */
  lead?: ReactNode
  children: ReactNode
}

/** Where Back leads. A code and a finished check are passed over: there is nothing to answer anew. */
const BACK_TO: Partial<Record<Step, string>> = {
  phone: paths.businessType,
  otp: paths.phone,
  cr: paths.phone,
  id: paths.crNumber,
  nafath: paths.idNumber,
  globalScreening: paths.nafath,
  kyb: paths.idNumber,
  password: paths.kyb,
}

/** The frame of every sign-up screen: the six steps of the panel, the way back, the title. */
export function SignUpStep({ step, title, lead, children }: SignUpStepProps) {
  const labels = useTexts(onboarding).steps
  return (
    <StepLayout
      steps={PANEL_STEPS.map(panelStep => labels[panelStep])}
      current={PANEL_STEPS.indexOf(panelStepOf(step))}
      backTo={BACK_TO[step]}
      title={title}
      lead={lead}
    >
      {children}
    </StepLayout>
  )
}
