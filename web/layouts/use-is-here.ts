import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Returns false once what calls it has left the screen, or is about to: a page that was chosen may still load its code.
 * A late response must not navigate then.
 */
export function useIsHere(): () => boolean {
  const { key } = useLocation()
  const shown = useRef<string | null>(null)
  useEffect(() => {
    shown.current = key
    return () => {
      shown.current = null
    }
  }, [key])
  return () => shown.current === keyOfAddress()
}

/** The router's key of the entry that the browser is at. It changes before the screen does. */
const keyOfAddress = (): string => history.state?.key ?? 'default'
