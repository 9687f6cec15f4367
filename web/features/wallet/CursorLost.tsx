import { useLocation } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { stateField } from '#web/lib/navigation-state.ts'
import { pager } from '#web/messages/pager.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** Why the first page is shown to whoever asked for another one. */
export function CursorLost() {
  const t = useTexts(pager)
  const { state } = useLocation()
  return stateField(state, 'cursorLost') === true ? <Notice alert>{t.cursorLost}</Notice> : null
}
