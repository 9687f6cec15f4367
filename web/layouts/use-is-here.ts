import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Returns a function that is true while the caller is still on its screen. It is false as soon as another page was chosen, even while the code of
 * that page still loads. A late response must not navigate then.
 */
export function useIsHere(): () => boolean {
  const { pathname, search } = useLocation()
  const address = useRef<string | null>(null)
  useEffect(() => {
    address.current = new URL(pathname + search, location.origin).href
    return () => {
      address.current = null
    }
  }, [pathname, search])
  // The URL of the browser changes before the screen does. Another state of the same URL is still this page.
  return () => address.current === location.origin + location.pathname + location.search
}
