import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { BusinessType } from '#domain/onboarding.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { onboarding } from '#web/messages/onboarding.ts'
import { paths } from '#web/paths.ts'
import { completeStep, useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { ResumeNotice } from '#web/sign-up/ResumeNotice.tsx'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { BusinessTypeCards } from './BusinessTypeCards.tsx'
import { changeBusinessType } from './change-business-type.ts'

export function BusinessTypePage() {
  const t = useTexts(onboarding)
  const { businessType } = useOnboarding().data
  const [refused, setRefused] = useState(false)
  const navigate = useNavigate()

  const choose = (type: BusinessType) => (type === 'multi-owner-company' ? setRefused(true) : changeBusinessType(type))
  const signUp = () => {
    completeStep('businessType')
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
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.cannotOpenTitle}
      description={t.cannotOpenText}
      actions={<Button onClick={onClose}>{useTexts(common).close}</Button>}
    />
  )
}
