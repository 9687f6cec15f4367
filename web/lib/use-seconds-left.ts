import { useEffect, useState } from 'react'

/**
 * Whole seconds until a moment, never below 0. It is counted from the clock at each tick, so a tab that slept shows the
 * truth when it wakes.
 */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now)
  const left = secondsBetween(now, until)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment is counted from now, not from the last tick
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 250)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [until])
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
