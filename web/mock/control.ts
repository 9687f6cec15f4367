import { createCallLog } from './call-log.ts'
import { createChoiceStore } from './choices.ts'

/** What the picker decides and the mock's fetch heeds. */
export const choiceStore = createChoiceStore(sessionStorage)

/** What the mock's fetch tells and the picker shows. */
export const callLog = createCallLog()
