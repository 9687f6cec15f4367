import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddress } from './use-address.ts'

/** An old address may name a page that is not there any more: leads to the first one, where `CursorLost` says so. */
export function useFirstPageInstead(isLost: boolean): void {
  const navigate = useNavigate()
  const { changed } = useAddress()
  useEffect(() => {
    if (isLost) navigate(changed({ cursor: null }), { replace: true, state: { cursorLost: true } })
  })
}
