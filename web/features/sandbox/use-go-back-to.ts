import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/** Leaves a page that has nothing left to do, so that Back does not lead to it again. */
export function useGoBackTo(): (returnUrl: string) => void {
  const navigate = useNavigate()
  return useCallback(
    returnUrl => {
      const { origin, pathname, search } = new URL(returnUrl)
      if (origin === location.origin) navigate(pathname + search, { replace: true })
      else location.replace(returnUrl)
    },
    [navigate],
  )
}
