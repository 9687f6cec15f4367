import { useState } from 'react'
import { safeStorage } from '#web/lib/safe-storage.ts'

const visit = safeStorage(() => sessionStorage)

/** Whether a group of the menu shows its places. It does, until it is closed for the rest of the visit. */
export function useGroupOpen(group: string): [open: boolean, setOpen: (open: boolean) => void] {
  const key = `plink.nav.${group}`
  const [open, setOpen] = useState(() => visit.getItem(key) !== 'closed')
  const keep = (next: boolean) => {
    if (next) visit.removeItem(key)
    else visit.setItem(key, 'closed')
    setOpen(next)
  }
  return [open, keep]
}
