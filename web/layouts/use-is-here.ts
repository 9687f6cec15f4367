import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Returns false once what calls it has left the screen, or is about to: a page that was chosen may still load its code.
 * A late response must not navigate then.
 */
export function useIsHere(): () => boolean {
  const { pathname, search } = useLocation()
  const shown = useRef<string | null>(null)
  useEffect(() => {
    shown.current = new URL(pathname + search, location.origin).href
    return () => {
      shown.current = null
    }
  }, [pathname, search])
  // The address of the browser changes before the screen does. Another state of the same address is still this page.
  return () => shown.current === location.origin + location.pathname + location.search
}
