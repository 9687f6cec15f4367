import { useEffect, useEffectEvent, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { session } from '#web/messages/session.ts'
import type { ActivityLog, InactivityPhase } from '#web/session/inactivity.ts'
import { watchInactivity } from '#web/session/watch-inactivity.ts'
import { Button } from '#web/ui/Button.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

interface InactivityGuardProps {
  log: ActivityLog
  /** Coming here starts the session anew; else the count goes on that another page began. */
  fresh?: boolean
  /** Takes back what lets this browser act for the person, and leads away. */
  onOver: () => void
}

/** Around the routes where a session runs: warns a person who does nothing, then ends the session. */
export function InactivityGuard({ log, fresh, onOver }: InactivityGuardProps) {
  const [phase, setPhase] = useState<InactivityPhase>(() => (fresh ? 'active' : log.phase()))
  const leave = useEffectEvent(() => {
    // Before the session is taken back, so that other tabs leave too rather than call the server without it.
    if (log.isTimedOut()) log.timeOut()
    onOver()
  })
  useEffect(() => {
    if (fresh) log.renew()
    else log.resume()
    return watchInactivity(log, setPhase)
  }, [log, fresh])
  useEffect(() => {
    if (phase === 'over') leave()
  }, [phase])

  const closeAnd = (act: () => void) => () => {
    act()
    setPhase(log.phase())
  }
  // Whoever comes after the end sees nothing of the session, not even for a moment.
  if (phase === 'over') return null
  return (
    <>
      <Outlet />
      <TimeoutWarning
        open={phase === 'warning'}
        endsAt={log.endsAt()}
        onContinue={closeAnd(log.renew)}
        onLogout={closeAnd(log.end)}
      />
    </>
  )
}

interface TimeoutWarningProps {
  open: boolean
  /** When the session ends, in milliseconds since 1970. */
  endsAt: number
  /** Also for Escape and the cross: whoever presses them is there. */
  onContinue: () => void
  onLogout: () => void
}

function TimeoutWarning({ open, endsAt, onContinue, onLogout }: TimeoutWarningProps) {
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
