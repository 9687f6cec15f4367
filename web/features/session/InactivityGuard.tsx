import { useEffect, useEffectEvent, useState } from 'react'
import { Outlet } from 'react-router-dom'
import type { ActivityLog, InactivityPhase } from '#web/session/inactivity.ts'
import { watchInactivity } from '#web/session/watch-inactivity.ts'
import { TimeoutWarning } from './TimeoutWarning.tsx'

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
    log.end()
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

  const answer = (act: () => void) => () => {
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
        onContinue={answer(log.renew)}
        onLogout={answer(log.end)}
      />
    </>
  )
}
