import { useRef } from 'react'

/** One Idempotency-Key per request. A retry after a lost response repeats the key, so that the server does not perform the request again. */
export function useIdempotencyKey() {
  const last = useRef<{ request: string; key: string } | null>(null)
  const keyFor = (request: string): string => {
    const { key } = last.current?.request === request ? last.current : { key: crypto.randomUUID() }
    last.current = { request, key }
    return key
  }
  /** Call it after a response. The next attempt is then a new request, even with the same content. */
  const clearKey = () => {
    last.current = null
  }
  return { keyFor, clearKey }
}
