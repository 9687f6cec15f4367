import { useEffect, useRef } from 'react'

/** False once what asks has left the screen. A late response must not navigate then. */
export function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
