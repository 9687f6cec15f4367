import { useEffect } from 'react'
import { setTyped, type Typed } from './onboarding-state.ts'

/** Stores what is typed, so that it survives a reload and a visit to another page. */
export function useKeepTyped(values: Typed): void {
  const json = JSON.stringify(values)
  useEffect(() => setTyped(JSON.parse(json)), [json])
}
