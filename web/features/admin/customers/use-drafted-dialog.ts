import { useState } from 'react'
import type { ActionOutcome } from '../notes/ActionNotice.tsx'
import { noteDrafts } from '../notes/use-note-form.ts'

/** A dialog that is open from the start if a reason was typed before the session ended, and until its outcome is told. */
export function useDraftedDialog(draftId: string, onOutcome: (news: ActionOutcome) => void) {
  const [open, setOpen] = useState(() => noteDrafts.of(draftId) !== undefined)
  const onClose = () => setOpen(false)
  const tell = (news: ActionOutcome) => {
    onClose()
    onOutcome(news)
  }
  return { onOpen: () => setOpen(true), dialog: { open, onClose, onOutcome: tell } }
}
