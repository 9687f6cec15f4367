import type { WhatHappened } from '../notes/News.tsx'

/** What every dialog about a customer takes. */
export interface CustomerDialogProps {
  customerId: string
  open: boolean
  onClose: () => void
  onNews: (news: WhatHappened) => void
}
