import { useState } from 'react'
import { type Drafts, useSaveDraft } from './drafts/drafts.ts'
import type { ActionOutcome } from './notes/ActionNotice.tsx'
import { noteDrafts } from './notes/use-note-form.ts'

/** The props of every dialog that reports its outcome on the page. */
export interface OutcomeDialogProps {
  open: boolean
  onClose: () => void
  onOutcome: (notice: ActionOutcome) => void
}

/** A dialog that is open from the start if a reason was typed before the session ended. It stays open until its outcome is reported. */
export function useDraftedDialog(draftId: string, onOutcome: (notice: ActionOutcome) => void) {
  const [open, setOpen] = useState(() => noteDrafts.of(draftId) !== undefined)
  return { onOpen: () => setOpen(true), dialog: dialogProps(open, setOpen, onOutcome) }
}

/** At most one choice is unconfirmed. */
const CHOICE = 'choice'

/** A dialog about the latest choice. It is open from the start if it was open when the session ended. Its note is stored separately. */
export function useChoiceDialog<Choice>(drafts: Drafts<Choice>, onOutcome: (notice: ActionOutcome) => void) {
  const [choice, setChoice] = useState<Choice | null>(drafts.of(CHOICE) ?? null)
  const [open, setOpen] = useState(choice !== null)
  useSaveDraft(() => drafts.save(CHOICE, open ? choice : null))
  const choose = (nextChoice: Choice) => {
    setChoice(nextChoice)
    setOpen(true)
  }
  return { choice, choose, dialog: dialogProps(open, setOpen, onOutcome) }
}

function dialogProps(
  open: boolean,
  setOpen: (open: boolean) => void,
  onOutcome: (notice: ActionOutcome) => void,
): OutcomeDialogProps {
  const onClose = () => setOpen(false)
  const tell = (notice: ActionOutcome) => {
    onClose()
    onOutcome(notice)
  }
  return { open, onClose, onOutcome: tell }
}
