import { adminSession } from '#web/session/admin-session-state.ts'
import { createDrafts } from '../drafts/drafts.ts'
import type { AskedDecision } from './decision.ts'

/** The decision that was in hand when a session ended; its note is kept beside it. */
export const decisionDrafts = createDrafts<AskedDecision>(adminSession)
