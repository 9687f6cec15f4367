import { useEffect } from 'react'
import { setTyped, type Typed } from './onboarding-state.ts'

/** Stores what is typed, so that it survives a reload and a visit to another page. */
export function useKeepTyped(typed: Typed): void {
  const written = JSON.stringify(typed)
  useEffect(() => setTyped(JSON.parse(written)), [written])
}
