import { type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BUSINESS_TYPES, type BusinessType } from '#domain/onboarding.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { page } from '#web/lib/page.ts'
import { common } from '#web/messages/common.ts'
import { onboarding } from '#web/messages/sign-up/onboarding.ts'
import { paths } from '#web/paths.ts'
import {
  completeStep,
  getOnboarding,
  restoreCheckpoint,
  saveCheckpoint,
  setField,
  useOnboarding,
} from '#web/sign-up/onboarding-state.ts'
import { ResumeNotice } from '#web/sign-up/ResumeNotice.tsx'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { BuildingIcon, LaptopIcon, PeopleIcon, ShopIcon } from '#web/ui/icons.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { RadioCards } from '#web/ui/inputs/RadioCards.tsx'

/** The form loads on demand, because the first step calls nothing. */
const LeaveNumberForm = page(() => import('./LeaveNumberForm.tsx'), 'LeaveNumberForm')

export function BusinessTypePage() {
  const t = useTexts(onboarding)
  const { businessType } = useOnboarding().data
  const [refused, setRefused] = useState(false)
  const navigate = useNavigate()

  const choose = (type: BusinessType, isPassing: boolean) => {
    if (type !== 'multi-owner-company') changeBusinessType(type)
    else if (!isPassing) setRefused(true)
  }
  const signUp = () => {
    completeStep('businessType', { joins: false })
    navigate(paths.phone)
  }
  return (
    <SignUpStep step="businessType" title={t.businessTypeTitle} lead={t.businessTypeLead}>
      <ResumeNotice />
      <BusinessTypeCards value={businessType} onChoose={choose} />
      <div>
        <Button disabled={!businessType} onClick={signUp}>
          {t.signUp}
        </Button>
      </div>
      <CannotOpenDialog open={refused} onClose={() => setRefused(false)} />
    </SignUpStep>
  )
}

function CannotOpenDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(onboarding)
  const { close } = useTexts(common)
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(false)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={t.cannotOpenTitle}
      description={
        <>
          <p>{t.cannotOpenText}</p>
          <p>{t.cannotOpenHelp}</p>
        </>
      }
      actions={
        <>
          {isLeaving ? null : <Button onClick={() => setLeaving(true)}>{t.leaveNumber}</Button>}
          <Button variant="secondary" onClick={leave}>
            {close}
          </Button>
        </>
      }
    >
      {isLeaving ? (
        <Suspense>
          <LeaveNumberForm />
        </Suspense>
      ) : null}
    </Dialog>
  )
}

const checkpointOf = (type: BusinessType) => `business-type:${type}`

/**
 * Another type invalidates the verified phone and everything after it. Choosing the previous type again restores all of it.
 */
function changeBusinessType(type: BusinessType): void {
  const { businessType, otpVerified } = getOnboarding().data
  if (type === businessType) return
  if (businessType && otpVerified) saveCheckpoint(checkpointOf(businessType))
  if (!restoreCheckpoint(checkpointOf(type))) setField('businessType', type)
}

const ICONS: Record<BusinessType, ReactNode> = {
  'sole-proprietorship': <ShopIcon />,
  'individual-owner-company': <BuildingIcon />,
  'multi-owner-company': <PeopleIcon />,
  freelancer: <LaptopIcon />,
}

interface BusinessTypeCardsProps {
  value: BusinessType | undefined
  onChoose: (type: BusinessType, isPassing: boolean) => void
}

function BusinessTypeCards({ value, onChoose }: BusinessTypeCardsProps) {
  const t = useTexts(onboarding)
  const cards = BUSINESS_TYPES.map(type => ({ value: type, icon: ICONS[type], ...t.businessTypes[type] }))
  return (
    <Field id="business-type" label={t.businessTypeLabel} group>
      {wiring => <RadioCards {...wiring} cards={cards} value={value ?? ''} onValueChange={onChoose} />}
    </Field>
  )
}
