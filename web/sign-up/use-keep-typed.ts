import { useEffect } from 'react'
import { setTyped, type TypedValues } from './onboarding-state.ts'

/** Stores typed values, so that they survive a reload and a visit to another page. */
export function useKeepTyped(values: TypedValues): void {
  const json = JSON.stringify(values)
  useEffect(() => setTyped(JSON.parse(json)), [json])
}
