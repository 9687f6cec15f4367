import type { ReactNode } from 'react'
import { isPanelStepDone, panelStepOf, panelStepsOf, type Step } from '#domain/onboarding.ts'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { Shell } from '#web/layouts/Shell.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { onboarding } from '#web/messages/sign-up/onboarding.ts'
import { paths } from '#web/paths.ts'
import { StepLine, StepList } from '#web/ui/ProgressSteps.tsx'
import { useOnboarding } from './onboarding-state.ts'

interface SignUpStepProps {
  step: Step
  title: string
  /** The input that this screen asks for, and the reason. */
  lead?: ReactNode
  /** Whether the person joins a team, where the sign-up does not know it yet. */
  joins?: boolean
  children: ReactNode
}

/** The page that Back opens. It skips the code and completed checks, where there is nothing to enter. */
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

/** The page that Back opens for a person who joins a team, whose business has done the other steps. */
const BACK_TO_OF_MEMBER: Partial<Record<Step, string>> = {
  otp: paths.join,
  id: paths.join,
  nafath: paths.idNumber,
  globalScreening: paths.nafath,
  password: paths.idNumber,
}

/** The layout of every sign-up screen: the panel with the steps, the Back link, the title. */
export function SignUpStep({ step, title, lead, joins, children }: SignUpStepProps) {
  const { steps: labels, passwordStep } = useTexts(onboarding)
  const { data: onboardingData } = useOnboarding()
  const data = joins ? { ...onboardingData, joins } : onboardingData
  const panelSteps = panelStepsOf(data)
  // The password step has no label in the panel, because all steps of the panel are done by then.
  const current = step === 'password' ? panelSteps.length : panelSteps.indexOf(panelStepOf(step))
  return (
    <StepLayout
      steps={panelSteps.map(panelStep => labels[panelStep])}
      current={current}
      afterwards={passwordStep}
      done={panelSteps.map(panelStep => isPanelStepDone(panelStep, data))}
      backTo={(data.joins ? BACK_TO_OF_MEMBER : BACK_TO)[step]}
      title={title}
      lead={lead}
    >
      {children}
    </StepLayout>
  )
}

interface StepLayoutProps {
  /** The names of all steps, the index of the current one or the number of steps after the last, and which are done. */
  steps: readonly string[]
  current: number
  done: readonly boolean[]
  /** The remaining action after the last step. */
  afterwards: string
  /** The page that Back opens. A first step has none. */
  backTo?: string
  title: string
  /** The input that this screen asks for, and the reason. */
  lead?: ReactNode
  children: ReactNode
}

/** One page of a multi-step process. The steps are beside it on a wide screen, and a thin line above it on a phone. */
function StepLayout({ steps, current, done, afterwards, backTo, title, lead, children }: StepLayoutProps) {
  return (
    <Shell>
      <div className="mx-auto grid w-full max-w-6xl flex-1 grid-cols-1 content-start gap-8 px-4 py-6 sm:px-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:content-stretch lg:gap-16 lg:py-0">
        <aside className="lg:border-e lg:border-line lg:py-14 lg:pe-8">
          <div className="lg:hidden">
            <StepLine labels={steps} current={current} done={done} afterwards={afterwards} />
          </div>
          <div className="hidden lg:block">
            <StepList labels={steps} current={current} done={done} />
          </div>
        </aside>
        <div className="grid w-full max-w-lg grid-cols-1 content-start gap-6 lg:py-14">
          {backTo ? <BackLink to={backTo} /> : null}
          <div className="grid gap-2">
            <PageHeading title={title} />
            {lead ? <div className="text-muted">{lead}</div> : null}
          </div>
          {children}
        </div>
      </div>
    </Shell>
  )
}
