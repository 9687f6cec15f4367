import { useEffect, useEffectEvent } from 'react'
import type { AdminSessionStore } from '#web/session/admin-session.ts'

export type Drafts<Draft> = ReturnType<typeof createDrafts<Draft>>

/**
 * What was being typed when the session ended under the pen: whoever signs in again goes on with it. The page alone remembers it, for
 * the same person only, and until that person leaves.
 */
export function createDrafts<Draft>(session: Pick<AdminSessionStore, 'get' | 'endedBy' | 'subscribe'>) {
  const kept = new Map<string, Draft>()
  let typist = session.get()?.user.name
  session.subscribe(() => {
    const user = session.get()?.user
    const isOver = user ? user.name !== typist : session.endedBy() !== 'expired'
    if (isOver) kept.clear()
    typist = user?.name ?? typist
  })
  return {
    of: (key: string): Draft | undefined => kept.get(key),
    /** For when a form goes: with its page while somebody is signed in, nothing is left behind. */
    leave: (key: string, draft: Draft | null): void => {
      if (draft !== null && session.endedBy() === 'expired') kept.set(key, draft)
      else kept.delete(key)
    },
  }
}

/** Hands over what stands in a form as it goes. */
export function useLeaveDraft(leave: () => void): void {
  const onLeave = useEffectEvent(leave)
  useEffect(() => () => onLeave(), [])
}
