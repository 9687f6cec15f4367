import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { password as catalogue } from '#web/messages/password.ts'
import { paths } from '#web/paths.ts'
import { resetOnboarding } from '#web/sign-up/onboarding-state.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { RefreshIcon } from '#web/ui/icons.tsx'

/** Clears the whole sign-up, once the person has confirmed it. */
export function StartOver() {
  const t = useTexts(catalogue)
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const startOver = () => {
    resetOnboarding()
    navigate(paths.businessType)
  }
  return (
    <div className="-ms-5">
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <RefreshIcon className="size-5" />
        {t.restart}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.restartTitle}
        description={t.restartText}
        actions={
          <>
            {/* First, so that it has the focus: Enter pressed twice clears nothing. */}
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t.cancel}
            </Button>
            <Button variant="danger" onClick={startOver}>
              {t.restartConfirm}
            </Button>
          </>
        }
      />
    </div>
  )
}
