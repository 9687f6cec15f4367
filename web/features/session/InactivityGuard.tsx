import { useEffect, useEffectEvent, useState } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { createActivityStore } from './activity-store.ts'
import { createActivityLog, type InactivityPhase } from './inactivity.ts'
import { TimeoutWarning } from './TimeoutWarning.tsx'
import { watchInactivity } from './watch-inactivity.ts'

interface InactivityGuardProps {
  /** Takes back what lets this browser act for the person. */
  endSession: () => void
}

const log = createActivityLog(createActivityStore(localStorage), Date.now)

/** Around the routes where a session runs: warns a person who does nothing, then ends the session and shows the landing page. */
export function InactivityGuard({ endSession }: InactivityGuardProps) {
  const [phase, setPhase] = useState<InactivityPhase>('active')
  const navigate = useNavigate()
  const leave = useEffectEvent(() => {
    // Before the session is taken back, so that other tabs leave too rather than call the server without it.
    log.end()
    endSession()
    navigate(paths.landing, { replace: true })
  })
  useEffect(() => watchInactivity(log, setPhase), [])
  useEffect(() => {
    if (phase === 'over') leave()
  }, [phase])

  const answer = (act: () => void) => () => {
    act()
    setPhase(log.phase())
  }
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
