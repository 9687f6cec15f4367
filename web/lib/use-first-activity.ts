import { useEffect } from 'react'

const ACTIVITY = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'input']

/** Acts once, when the person first does something on the page: it is drawn by then, and somebody is there. */
export function useFirstActivity(act: () => void): void {
  useEffect(() => {
    const activity = new AbortController()
    const { signal } = activity
    const begin = () => {
      activity.abort()
      act()
    }
    for (const event of ACTIVITY) document.addEventListener(event, begin, { signal, passive: true })
    return () => activity.abort()
  }, [act])
}
