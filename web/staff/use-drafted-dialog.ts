import { useState } from 'react'
import type { ActionOutcome } from './notes/ActionNotice.tsx'
import { noteDrafts } from './notes/use-note-form.ts'

/** A dialog that is open from the start if a reason was typed before the session ended, and until its outcome is told. */
export function useDraftedDialog(draftId: string, onOutcome: (notice: ActionOutcome) => void) {
  const [open, setOpen] = useState(() => noteDrafts.of(draftId) !== undefined)
  const onClose = () => setOpen(false)
  const tell = (notice: ActionOutcome) => {
    onClose()
    onOutcome(notice)
  }
  return { onOpen: () => setOpen(true), dialog: { open, onClose, onOutcome: tell } }
}
