import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Open until it is closed or the person goes elsewhere, by whichever link. */
export function useOpenHere(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  return [openAt === key, open => setOpenAt(open ? key : null)]
}
