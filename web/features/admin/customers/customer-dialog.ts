import type { WhatHappened } from '../notes/News.tsx'

/** By these the reason is kept that somebody was typing when their session ended. */
export const endLockId = (customerId: string) => `end-lock ${customerId}`
export const endSessionsId = (customerId: string) => `end-sessions ${customerId}`

/** What every dialog about a customer takes. */
export interface CustomerDialogProps {
  customerId: string
  open: boolean
  onClose: () => void
  onNews: (news: WhatHappened) => void
}
