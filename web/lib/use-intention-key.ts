import { useRef } from 'react'

/**
 * One Idempotency-Key for one intention: whoever tries again because an answer was lost gets that answer, and is not told that it
 * is too late for what has been done.
 */
export function useIntentionKey() {
  const kept = useRef<{ intention: string; key: string } | null>(null)
  const keyOf = (intention: string): string => {
    const { key } = kept.current?.intention === intention ? kept.current : { key: crypto.randomUUID() }
    kept.current = { intention, key }
    return key
  }
  /** The server has answered: the next try is another intention. */
  const answered = () => {
    kept.current = null
  }
  return { keyOf, answered }
}
