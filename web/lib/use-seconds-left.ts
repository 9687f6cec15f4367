import { useEffect, useState } from 'react'
import { serverNow } from './clock.ts'

/**
 * Whole seconds until a moment, at least 0. Reads the clock at each tick, so that a suspended tab is right when it resumes.
 * @param clock of the moment, the server's by default
 */
export function useSecondsLeft(until: number, clock = serverNow): number {
  const [now, setNow] = useState(clock)
  const left = secondsBetween(now, until)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment needs the current time, not that of the last tick
  useEffect(() => {
    const tick = () => setNow(clock())
    tick()
    const timer = setInterval(tick, 250)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [until, clock])
  return left
}

export function secondsBetween(now: number, until: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}

/** `mm:ss` */
export function minutesAndSeconds(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}
