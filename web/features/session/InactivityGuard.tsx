import { useEffect, useEffectEvent, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { deviceNow, serverNow } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { session } from '#web/messages/sign-in/session.ts'
import type { ActivityLog, InactivityPhase } from '#web/session/inactivity.ts'
import { type Waits, WaitsContext } from '#web/session/waiting.ts'
import { Button } from '#web/ui/Button.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

const ACTIVITY = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'] as const
const CHECK_EVERY_MILLISECONDS = 1000

interface InactivityGuardProps {
  log: ActivityLog
  /** Whether opening the page restarts the time. Otherwise the time of earlier pages continues. */
  fresh?: boolean
  /** Deletes the tokens and leaves the page. */
  onOver: () => void
}

/** Wraps the routes that need a session. Warns an inactive person, then ends the session. While a page waits for somebody else, nobody is inactive. */
export function InactivityGuard({ log, fresh, onOver }: InactivityGuardProps) {
  const [phase, setPhase] = useState<InactivityPhase>(() => (fresh ? 'active' : log.phase()))
  const [waits] = useState<Waits>(() => new Set())
  const leave = useEffectEvent(() => {
    // The end is recorded before the tokens are deleted, so that other tabs leave too instead of calling the server without them.
    if (log.isTimedOut()) log.timeOut()
    onOver()
  })
  useEffect(() => {
    if (fresh) log.renew()
    else log.resume()
    return watchInactivity(log, waits, setPhase)
  }, [log, fresh, waits])
  useEffect(() => {
    if (phase === 'over') leave()
  }, [phase])

  const closeAnd = (act: () => void) => () => {
    act()
    setPhase(log.phase())
  }
  // After the end, nothing of the session is rendered, not even for one frame.
  if (phase === 'over') return null
  return (
    <>
      <WaitsContext value={waits}>
        <Outlet />
      </WaitsContext>
      <TimeoutWarning
        open={phase === 'warning'}
        endsAt={log.endsAt()}
        onContinue={closeAnd(log.renew)}
        onLogout={closeAnd(log.end)}
      />
    </>
  )
}

/** Records activity and reports the current phase every second. Also sees changes of other tabs. Returns a function that stops it. */
function watchInactivity(log: ActivityLog, waits: Waits, onPhase: (phase: InactivityPhase) => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const check = () => {
    for (const { until } of waits) log.wait(deviceNow() + until - serverNow())
    onPhase(log.phase())
  }

  for (const event of ACTIVITY) window.addEventListener(event, log.note, { signal, passive: true, capture: true })
  // Timers of a background tab are slowed or stopped. These events tell when it is visible again.
  for (const event of ['pageshow', 'focus']) window.addEventListener(event, check, { signal })
  document.addEventListener('visibilitychange', check, { signal })
  window.addEventListener('storage', check, { signal })

  check()
  const timer = setInterval(check, CHECK_EVERY_MILLISECONDS)
  signal.addEventListener('abort', () => clearInterval(timer))
  return () => watching.abort()
}

interface TimeoutWarningProps {
  open: boolean
  /** When the session ends, on the clock of the device. */
  endsAt: number
  /** Also called for Escape and the close button, which prove activity. */
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
        {t.autoLogout} <Countdown until={endsAt} clock={deviceNow} format={shortMinutes} />
      </p>
    </Dialog>
  )
}

/** `m:ss` */
function shortMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
