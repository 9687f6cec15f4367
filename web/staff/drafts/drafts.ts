import { useEffect, useEffectEvent } from 'react'
import type { AdminSessionStore } from '#web/session/admin-session.ts'

export type Drafts<Draft> = ReturnType<typeof createDrafts<Draft>>

/**
 * Unsent input. It is restored when its form opens again, also after the next sign-in of the same administrator. It is in memory only, and
 * is deleted when the administrator signs out.
 */
export function createDrafts<Draft>(session: Pick<AdminSessionStore, 'get' | 'endedBy' | 'subscribe'>) {
  const drafts = new Map<string, Draft>()
  let typist = session.get()?.user.name
  session.subscribe(() => {
    const user = session.get()?.user
    const isOver = user ? user.name !== typist : session.endedBy() !== 'expired'
    if (isOver) drafts.clear()
    typist = user?.name ?? typist
  })
  return {
    of: (key: string): Draft | undefined => drafts.get(key),
    isEmpty: (): boolean => drafts.size === 0,
    /** Stores the draft until it is deleted, or deletes it. */
    keep: (key: string, draft: Draft | null): void => {
      if (draft === null) drafts.delete(key)
      else drafts.set(key, draft)
    },
    /** Call it when a form unmounts. Stores the draft only if the session has expired. */
    save: (key: string, draft: Draft | null): void => {
      if (draft !== null && session.endedBy() === 'expired') drafts.set(key, draft)
      else drafts.delete(key)
    },
  }
}

/** Saves the draft when the form unmounts. */
export function useSaveDraft(save: () => void): void {
  const onLeave = useEffectEvent(save)
  useEffect(() => () => onLeave(), [])
}
