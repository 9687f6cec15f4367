import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** When the page is printed, by a button of ours or by the browser's: a page may stand open for a day before. */
export function usePrintMoment(): Date {
  const [moment, setMoment] = useState(() => new Date())
  useEffect(() => {
    // What is not drawn by the end of the event is not on the paper.
    const now = () => flushSync(() => setMoment(new Date()))
    window.addEventListener('beforeprint', now)
    return () => window.removeEventListener('beforeprint', now)
  }, [])
  return moment
}
