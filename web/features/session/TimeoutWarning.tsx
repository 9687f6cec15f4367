import { useTexts } from '#web/lib/locale.tsx'
import { session } from '#web/messages/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

interface TimeoutWarningProps {
  open: boolean
  /** When the session ends, in milliseconds since 1970. */
  endsAt: number
  /** Also for Escape and the cross: whoever presses them is there. */
  onContinue: () => void
  onLogout: () => void
}

export function TimeoutWarning({ open, endsAt, onContinue, onLogout }: TimeoutWarningProps) {
  const t = useTexts(session)
  return (
    <Dialog
      open={open}
      onClose={onContinue}
      title={t.title}
      description={t.text}
      actions={
        <>
          <Button onClick={onContinue}>{t.continueSession}</Button>
          <Button variant="secondary" onClick={onLogout}>
            {t.logoutNow}
          </Button>
        </>
      }
    >
      <p className="text-lg font-semibold">
        {t.autoLogout} <Countdown until={endsAt} format={shortMinutes} />
      </p>
    </Dialog>
  )
}

/** `m:ss` */
function shortMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
