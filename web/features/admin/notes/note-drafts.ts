import { adminSession } from '#web/session/admin-session-state.ts'
import { createDrafts } from '../drafts/drafts.ts'

/** The notes and reasons that a session which ended cut short, by what they are about. */
export const noteDrafts = createDrafts<string>(adminSession)
