import { adminSession } from '#web/session/admin-session-state.ts'
import { createDrafts } from '../drafts/drafts.ts'
import type { OptionValues } from './option-form.ts'
import type { OptionRow } from './option-rows.ts'

/** What is created or edited beside the list. */
export interface OpenPanel {
  /** As it was when the panel opened: what others change meanwhile does not change under the pen. Left out for a new one. */
  row?: OptionRow
  /** The field to begin with. */
  focus: 'label' | 'translation'
  /** What stands in the form at first. */
  typed: OptionValues
}

/** The panel of each category that was open when a session ended. */
export const optionDrafts = createDrafts<OpenPanel>(adminSession)
