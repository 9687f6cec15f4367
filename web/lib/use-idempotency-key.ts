import { useRef } from 'react'

interface Refusal {
  /** 0 if there was no response. */
  status: number
  body: { code: string }
}

/** One Idempotency-Key per request. A retry after a lost response repeats the key, so that the server does not perform the request again. */
export function useIdempotencyKey() {
  const last = useRef<{ request: string; key: string } | null>(null)
  const keyFor = (request: string): string => {
    const { key } = last.current?.request === request ? last.current : { key: crypto.randomUUID() }
    last.current = { request, key }
    return key
  }
  /** Call it after a success. The next attempt is then a new request, even with the same content. */
  const clearKey = () => {
    last.current = null
  }
  /** Call it after a failure. Only a refusal that is final makes the next attempt a new request. */
  const clearKeyAfter = (failure: Refusal) => {
    if (isFinal(failure)) clearKey()
  }
  return { keyFor, clearKey, clearKeyAfter }
}

/** Otherwise the server may have performed the request, or may still be performing it. */
const isFinal = ({ status, body }: Refusal): boolean =>
  status >= 400 && status < 500 && body.code !== 'IDEMPOTENCY_IN_FLIGHT'
