import { useEffect } from 'react'
import { setTyped, type Typed } from './onboarding-state.ts'

/** Keeps what stands in the fields over a reload. */
export function useKeepTyped(typed: Typed): void {
  const written = JSON.stringify(typed)
  useEffect(() => setTyped(JSON.parse(written)), [written])
}
