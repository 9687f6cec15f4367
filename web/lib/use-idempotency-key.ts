import { useRef } from 'react'

/**
 * One Idempotency-Key per request: a retry after a lost response repeats the key, so the server returns the first response and does
 * not carry the request out again.
 */
export function useIdempotencyKey() {
  const last = useRef<{ request: string; key: string } | null>(null)
  const keyFor = (request: string): string => {
    const { key } = last.current?.request === request ? last.current : { key: crypto.randomUUID() }
    last.current = { request, key }
    return key
  }
  /** For when the server has responded: the next try is a new request, even with the same content. */
  const clearKey = () => {
    last.current = null
  }
  return { keyFor, clearKey }
}
