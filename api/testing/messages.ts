import type { Deps } from '#api/deps.ts'
import { sendMessages } from '#api/people/notifications/send-messages.ts'

/** Sends the messages that are due, as a running server does after each commit. */
export const deliverMessages = (deps: Deps): Promise<void> => sendMessages(deps, new AbortController().signal)
